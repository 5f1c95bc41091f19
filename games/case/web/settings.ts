import { inFour } from '$lib/inFour';

export const settings = inFour({
  suspects: {
    about: ['Who plays whom', 'Wer wen spielt', 'Qui joue qui', 'Wie wie speelt'],
    values: {
      drawn: ['Drawn by lot', 'Wird gelost', 'Tirage au sort', 'Door het lot'],
      chosen: [
        'Chosen in turn, seat 1 first',
        'Reihum gewählt, Platz 1 zuerst',
        'Choisi tour à tour, la place 1 d’abord',
        'Om de beurt gekozen, plaats 1 eerst',
      ],
    },
  },
  exhibits: {
    about: [
      'Where the exhibits lie at first',
      'Wo die Stücke zuerst liegen',
      'Où sont les pièces au début',
      'Waar de stukken eerst liggen',
    ],
    values: {
      random: ['At random', 'Zufällig', 'Au hasard', 'Willekeurig'],
      chosen: ['Laid out in turn', 'Reihum ausgelegt', 'Placées tour à tour', 'Om de beurt neergelegd'],
    },
  },
  accuse_after_unrefuted: {
    about: [
      'When nobody can refute your suspicion',
      'Wenn niemand deinen Verdacht entkräftet',
      'Quand personne ne réfute ton soupçon',
      'Als niemand je vermoeden weerlegt',
    ],
    values: {
      direct: [
        'You may accuse at once',
        'Du darfst sofort anklagen',
        'Tu peux accuser aussitôt',
        'Je mag meteen beschuldigen',
      ],
      walk: [
        'You must walk to the centre first',
        'Du musst erst in die Mitte gehen',
        'Il faut d’abord aller au centre',
        'Je moet eerst naar het midden',
      ],
    },
  },
  last_player: {
    about: [
      'The last one who is not out',
      'Wer als Letztes übrig ist',
      'Le dernier qui n’est pas éliminé',
      'De laatste die overblijft',
    ],
    values: {
      plays_on: ['Plays on alone', 'Spielt allein weiter', 'Continue seul', 'Speelt alleen verder'],
      wins: ['Wins at once', 'Gewinnt sofort', 'Gagne aussitôt', 'Wint meteen'],
    },
  },
  answer_direction: {
    about: [
      'Suspicions are answered',
      'Verdächtigungen werden beantwortet',
      'On répond aux soupçons',
      'Vermoedens worden beantwoord',
    ],
    values: {
      same: [
        'In the order of turns',
        'In der Reihenfolge der Züge',
        'Dans l’ordre des tours',
        'In de volgorde van de beurten',
      ],
      reverse: ['The other way round', 'Andersherum', 'Dans l’autre sens', 'Andersom'],
    },
  },
  centre_entry: {
    about: ['Entering the centre', 'Die Mitte betreten', 'Entrer au centre', 'Het midden betreden'],
    values: {
      free: [
        'You may accuse, but need not',
        'Du darfst anklagen, musst aber nicht',
        'Tu peux accuser, sans obligation',
        'Je mag beschuldigen, maar het hoeft niet',
      ],
      commits: [
        'Whoever enters must accuse',
        'Wer eintritt, muss anklagen',
        'Qui entre doit accuser',
        'Wie binnengaat, moet beschuldigen',
      ],
    },
  },
  sheet: {
    about: [
      'How much the house writes on your notes sheet',
      'Wie viel das Haus auf deinen Notizzettel schreibt',
      'Ce que la maison note sur ta feuille',
      'Hoeveel het huis op je notitieblad schrijft',
    ],
    values: {
      clerk: [
        'Clerk: everything that was said',
        'Schreiber: alles, was gesagt wurde',
        'Greffier : tout ce qui a été dit',
        'Klerk: alles wat is gezegd',
      ],
      paper: [
        'Paper: nothing, only you write',
        'Papier: nichts, nur du schreibst',
        'Papier : rien, toi seul écris',
        'Papier: niets, alleen jij schrijft',
      ],
      logician: [
        'Logician: also all that follows for sure',
        'Logiker: auch alles, was sicher folgt',
        'Logicien : aussi tout ce qui s’ensuit',
        'Logicus: ook alles wat zeker volgt',
      ],
      analyst: [
        'Analyst: also the odds, for training',
        'Analytiker: auch die Wahrscheinlichkeiten, zum Üben',
        'Analyste : aussi les probabilités, pour s’exercer',
        'Analist: ook de kansen, om te oefenen',
      ],
    },
  },
});
