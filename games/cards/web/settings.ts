import { inFour } from '$lib/inFour';

export const settings = inFour({
  edges: {
    about: [
      'How cards must fit',
      'Wie Karten passen müssen',
      'Comment les cartes doivent s’accorder',
      'Hoe kaarten moeten passen',
    ],
    values: {
      free: [
        'One connection is enough',
        'Eine Verbindung genügt',
        'Un seul raccord suffit',
        'Eén verbinding is genoeg',
      ],
      strict: [
        'No gate may meet a wall',
        'Kein Tor darf an eine Hecke stoßen',
        'Aucune porte contre un mur',
        'Geen poort tegen een muur',
      ],
    },
  },
  equal_turns: {
    about: [
      'The same number of turns for everybody',
      'Gleich viele Züge für alle',
      'Autant de tours pour chacun',
      'Evenveel beurten voor iedereen',
    ],
    values: {
      false: ['Play all cards', 'Alle Karten spielen', 'Jouer toutes les cartes', 'Alle kaarten spelen'],
      true: [
        'Lay a few cards aside unseen',
        'Einige Karten ungesehen beiseitelegen',
        'Écarter quelques cartes sans les voir',
        'Enkele kaarten ongezien opzij leggen',
      ],
    },
  },
  first: {
    about: ['Who begins', 'Wer beginnt', 'Qui commence', 'Wie begint'],
    values: {
      random: ['Drawn by lot', 'Das Los entscheidet', 'Tirage au sort', 'Door het lot bepaald'],
      youngest: [
        'The youngest, on seat 1',
        'Die jüngste Person, auf Platz 1',
        'Le plus jeune, à la place 1',
        'De jongste, op plaats 1',
      ],
    },
  },
  take: {
    about: ['Taking cards', 'Karten nehmen', 'Prendre des cartes', 'Kaarten pakken'],
    values: {
      choose: ['Choose which to take', 'Selbst auswählen', 'Choisir lesquelles', 'Zelf kiezen'],
      auto_max: [
        'Always as many as possible',
        'Immer so viele wie möglich',
        'Toujours le plus possible',
        'Altijd zoveel mogelijk',
      ],
    },
  },
  deck: {
    about: ['The cards', 'Die Karten', 'Les cartes', 'De kaarten'],
    values: {
      garden50: [
        'Garden: two gates on a side',
        'Garten: zwei Tore an jeder Seite',
        'Jardin : deux portes par côté',
        'Tuin: twee poorten per zijde',
      ],
      lanes50: [
        'Lanes: one gate, for small children',
        'Gassen: ein Tor, für kleine Kinder',
        'Allées : une porte, pour les petits',
        'Lanen: één poort, voor kleine kinderen',
      ],
    },
  },
});
