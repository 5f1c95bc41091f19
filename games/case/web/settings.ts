import type { Language } from '$lib/language';
import type { SettingWords } from '$lib/contract';

type Words = Record<string, SettingWords>;

const en: Words = {
  suspects: {
    about: 'Who plays whom',
    values: { drawn: 'Drawn by lot', chosen: 'Chosen in turn, seat 1 first' },
  },
  exhibits: {
    about: 'Where the exhibits lie at first',
    values: { random: 'At random', chosen: 'Laid out in turn' },
  },
  accuse_after_unrefuted: {
    about: 'When nobody can refute your suspicion',
    values: { direct: 'You may accuse at once', walk: 'You must walk to the centre first' },
  },
  last_player: {
    about: 'The last one who is not out',
    values: { plays_on: 'Plays on alone', wins: 'Wins at once' },
  },
  answer_direction: {
    about: 'Suspicions are answered',
    values: { same: 'In the order of turns', reverse: 'The other way round' },
  },
  centre_entry: {
    about: 'Entering the centre',
    values: { free: 'You may accuse, but need not', commits: 'Whoever enters must accuse' },
  },
  sheet: {
    about: 'How much the house writes on your notes sheet',
    values: {
      clerk: 'Clerk: everything that was said',
      paper: 'Paper: nothing, only you write',
      logician: 'Logician: also all that follows for sure',
      analyst: 'Analyst: also the odds, for training',
    },
  },
};

const de: Words = {
  suspects: {
    about: 'Wer wen spielt',
    values: { drawn: 'Wird gelost', chosen: 'Reihum gewählt, Platz 1 zuerst' },
  },
  exhibits: {
    about: 'Wo die Stücke zuerst liegen',
    values: { random: 'Zufällig', chosen: 'Reihum ausgelegt' },
  },
  accuse_after_unrefuted: {
    about: 'Wenn niemand deinen Verdacht entkräftet',
    values: { direct: 'Du darfst sofort anklagen', walk: 'Du musst erst in die Mitte gehen' },
  },
  last_player: {
    about: 'Wer als Letztes übrig ist',
    values: { plays_on: 'Spielt allein weiter', wins: 'Gewinnt sofort' },
  },
  answer_direction: {
    about: 'Verdächtigungen werden beantwortet',
    values: { same: 'In der Reihenfolge der Züge', reverse: 'Andersherum' },
  },
  centre_entry: {
    about: 'Die Mitte betreten',
    values: { free: 'Du darfst anklagen, musst aber nicht', commits: 'Wer eintritt, muss anklagen' },
  },
  sheet: {
    about: 'Wie viel das Haus auf deinen Notizzettel schreibt',
    values: {
      clerk: 'Schreiber: alles, was gesagt wurde',
      paper: 'Papier: nichts, nur du schreibst',
      logician: 'Logiker: auch alles, was sicher folgt',
      analyst: 'Analytiker: auch die Wahrscheinlichkeiten, zum Üben',
    },
  },
};

const fr: Words = {
  suspects: {
    about: 'Qui joue qui',
    values: { drawn: 'Tirage au sort', chosen: 'Choisi tour à tour, la place 1 d’abord' },
  },
  exhibits: {
    about: 'Où sont les pièces au début',
    values: { random: 'Au hasard', chosen: 'Placées tour à tour' },
  },
  accuse_after_unrefuted: {
    about: 'Quand personne ne réfute ton soupçon',
    values: { direct: 'Tu peux accuser aussitôt', walk: 'Il faut d’abord aller au centre' },
  },
  last_player: {
    about: 'Le dernier qui n’est pas éliminé',
    values: { plays_on: 'Continue seul', wins: 'Gagne aussitôt' },
  },
  answer_direction: {
    about: 'On répond aux soupçons',
    values: { same: 'Dans l’ordre des tours', reverse: 'Dans l’autre sens' },
  },
  centre_entry: {
    about: 'Entrer au centre',
    values: { free: 'Tu peux accuser, sans obligation', commits: 'Qui entre doit accuser' },
  },
  sheet: {
    about: 'Ce que la maison note sur ta feuille',
    values: {
      clerk: 'Greffier : tout ce qui a été dit',
      paper: 'Papier : rien, toi seul écris',
      logician: 'Logicien : aussi tout ce qui s’ensuit',
      analyst: 'Analyste : aussi les probabilités, pour s’exercer',
    },
  },
};

const nl: Words = {
  suspects: {
    about: 'Wie wie speelt',
    values: { drawn: 'Door het lot', chosen: 'Om de beurt gekozen, plaats 1 eerst' },
  },
  exhibits: {
    about: 'Waar de stukken eerst liggen',
    values: { random: 'Willekeurig', chosen: 'Om de beurt neergelegd' },
  },
  accuse_after_unrefuted: {
    about: 'Als niemand je vermoeden weerlegt',
    values: { direct: 'Je mag meteen beschuldigen', walk: 'Je moet eerst naar het midden' },
  },
  last_player: {
    about: 'De laatste die overblijft',
    values: { plays_on: 'Speelt alleen verder', wins: 'Wint meteen' },
  },
  answer_direction: {
    about: 'Vermoedens worden beantwoord',
    values: { same: 'In de volgorde van de beurten', reverse: 'Andersom' },
  },
  centre_entry: {
    about: 'Het midden betreden',
    values: {
      free: 'Je mag beschuldigen, maar het hoeft niet',
      commits: 'Wie binnengaat, moet beschuldigen',
    },
  },
  sheet: {
    about: 'Hoeveel het huis op je notitieblad schrijft',
    values: {
      clerk: 'Klerk: alles wat is gezegd',
      paper: 'Papier: niets, alleen jij schrijft',
      logician: 'Logicus: ook alles wat zeker volgt',
      analyst: 'Analist: ook de kansen, om te oefenen',
    },
  },
};

export const settings: Record<Language, Words> = { en, de, fr, nl };
