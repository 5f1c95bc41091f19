import { inFour } from '$lib/inFour';

export const settings = inFour({
  clock: {
    about: ['Who races when', 'Wer wann läuft', 'Qui court quand', 'Wie wanneer racet'],
    values: {
      live: ['All at once', 'Alle zugleich', 'Tous à la fois', 'Allemaal tegelijk'],
      stopwatch: [
        'Each alone, by stopwatch',
        'Jede Person für sich, mit Stoppuhr',
        'Chacun son tour, au chronomètre',
        'Ieder apart, met stopwatch',
      ],
      ticks: [
        'Step by step, without a clock',
        'Schritt für Schritt, ohne Uhr',
        'Pas à pas, sans horloge',
        'Stap voor stap, zonder klok',
      ],
    },
  },
  check: {
    about: [
      'When claims are checked',
      'Wann geprüft wird',
      'Quand on vérifie',
      'Wanneer er gecontroleerd wordt',
    ],
    values: {
      table: [
        'In common, after the race',
        'Gemeinsam nach dem Rennen',
        'Ensemble, après la course',
        'Samen, na de race',
      ],
      instant: [
        'At once; a wrong claim costs time',
        'Sofort; ein Irrtum kostet Zeit',
        'Tout de suite ; une erreur coûte du temps',
        'Meteen; een vergissing kost tijd',
      ],
    },
  },
  fit: {
    about: [
      'How cards must fit',
      'Wie Karten passen müssen',
      'Comment les cartes s’accordent',
      'Hoe kaarten moeten passen',
    ],
    values: {
      strict: [
        'Gates meet, or both sides are blank',
        'Tore treffen sich, oder beide Seiten sind leer',
        'Les portes se rejoignent, ou les deux côtés sont vides',
        'Poorten sluiten aan, of beide kanten zijn leeg',
      ],
      full: [
        'Gates meet on every shared side',
        'An jeder gemeinsamen Seite treffen sich Tore',
        'Des portes se rejoignent à chaque côté commun',
        'Op elke gedeelde kant sluiten poorten aan',
      ],
      lenient: [
        'One network is enough',
        'Ein zusammenhängender Weg genügt',
        'Un réseau suffit',
        'Eén netwerk is genoeg',
      ],
    },
  },
  exchange: {
    about: ['Exchanging cards', 'Karten tauschen', 'Échanger des cartes', 'Kaarten ruilen'],
    values: {
      free: ['Whenever you like', 'Wann du willst', 'Quand on veut', 'Wanneer je wilt'],
      only_unsolvable: [
        'Only if the hand cannot be solved',
        'Nur wenn die Hand nicht lösbar ist',
        'Seulement si la main est insoluble',
        'Alleen als de hand onoplosbaar is',
      ],
      off: ['Never', 'Nie', 'Jamais', 'Nooit'],
    },
  },
  deal: {
    about: ['Which cards', 'Welche Karten', 'Quelles cartes', 'Welke kaarten'],
    values: {
      own: ['Everybody has other ones', 'Alle haben andere', 'Chacun les siennes', 'Iedereen andere'],
      same: [
        'The same for all (stopwatch or alone)',
        'Für alle dieselben (Stoppuhr oder allein)',
        'Les mêmes pour tous (chronomètre ou seul)',
        'Voor iedereen dezelfde (stopwatch of alleen)',
      ],
    },
  },
  die: {
    about: ['The die', 'Der Würfel', 'Le dé', 'De dobbelsteen'],
    values: {
      '3,4,4,5,G,G': [
        '3, 4, 4, 5 and two djinns',
        '3, 4, 4, 5 und zwei Dschinns',
        '3, 4, 4, 5 et deux djinns',
        '3, 4, 4, 5 en twee djinns',
      ],
      '3,4,5,G,G,G': [
        '3, 4, 5 and three djinns',
        '3, 4, 5 und drei Dschinns',
        '3, 4, 5 et trois djinns',
        '3, 4, 5 en drie djinns',
      ],
      '3,3,4,4,5,5': ['Numbers only', 'Nur Zahlen', 'Seulement des nombres', 'Alleen getallen'],
      'G,G,G,G,G,G': ['Djinns only', 'Nur Dschinns', 'Seulement des djinns', 'Alleen djinns'],
    },
  },
  rounds: { about: ['Rounds', 'Runden', 'Manches', 'Rondes'] },
  tie_ms: {
    about: [
      'A tie within, in milliseconds',
      'Gleichstand innerhalb von Millisekunden',
      'Égalité à moins de, en millisecondes',
      'Gelijkspel binnen, in milliseconden',
    ],
  },
  mirror_layout: {
    about: ['Layouts may be mirrored', 'Formen spiegeln', 'Formes en miroir', 'Vormen spiegelen'],
    values: { false: ['No', 'Nein', 'Non', 'Nee'], true: ['Yes', 'Ja', 'Oui', 'Ja'] },
  },
  first: {
    about: ['Who rolls first', 'Wer zuerst würfelt', 'Qui lance en premier', 'Wie eerst gooit'],
    values: {
      random: ['Drawn by lot', 'Das Los entscheidet', 'Tirage au sort', 'Het lot beslist'],
      youngest: [
        'The youngest, on seat 1',
        'Die jüngste Person, auf Platz 1',
        'Le plus jeune, à la place 1',
        'De jongste, op plaats 1',
      ],
    },
  },
  round_limit: {
    about: [
      'A race ends after, in seconds',
      'Ein Rennen endet nach Sekunden',
      'Fin d’une course après, en secondes',
      'Een race eindigt na, in seconden',
    ],
    values: { none: ['No limit', 'Ohne Grenze', 'Sans limite', 'Zonder limiet'] },
  },
  exchange_pause_ms: {
    about: [
      'Exchanged cards stay covered, in milliseconds',
      'Getauschte Karten bleiben verdeckt, in Millisekunden',
      'Cartes échangées cachées, en millisecondes',
      'Geruilde kaarten blijven gedekt, in milliseconden',
    ],
  },
  cap_ms: {
    about: [
      'The most a slow line is made up for, in milliseconds',
      'Höchster Ausgleich für langsame Leitungen, in Millisekunden',
      'Compensation maximale d’une ligne lente, en millisecondes',
      'Hoogste vergoeding voor een trage lijn, in milliseconden',
    ],
  },
  penalty_ms: {
    about: [
      'A wrong claim locks for, in milliseconds',
      'Sperre nach falschem Schnappen, in Millisekunden',
      'Blocage après une erreur, en millisecondes',
      'Blokkade na een fout, in milliseconden',
    ],
  },
  deck: {
    about: ['The path cards', 'Die Wegekarten', 'Les cartes chemin', 'De padkaarten'],
    values: { paths30: ['Thirty paths', 'Dreißig Wege', 'Trente chemins', 'Dertig paden'] },
  },
  layouts: {
    about: ['The assignment cards', 'Die Aufgabenkarten', 'Les cartes mission', 'De opdrachtkaarten'],
    values: { cave12: ['Twelve layouts', 'Zwölf Formen', 'Douze formes', 'Twaalf vormen'] },
  },
});
