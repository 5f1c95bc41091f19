import { inFour, type SettingRow } from '$lib/inFour';

/** What the seats choose, each for itself. */
function perSeat(name: string, row: (seat: number) => SettingRow): Record<string, SettingRow> {
  return Object.fromEntries([1, 2, 3, 4].map((seat) => [`${name}${seat}`, row(seat)]));
}

export const settings = inFour({
  mode: {
    about: ['The game', 'Das Spiel', 'Le jeu', 'Het spel'],
    values: {
      intro: [
        'First game: all have Slide and Rotate',
        'Einstieg: Alle haben Schieben und Drehen',
        'Première partie : Pousser et Tourner pour tous',
        'Eerste spel: allen hebben Schuiven en Draaien',
      ],
      basic: [
        'Basic: Slide and one of five abilities',
        'Grundspiel: Schieben und eine von fünf Fähigkeiten',
        'Jeu de base : Pousser et un talent sur cinq',
        'Basisspel: Schuiven en een van vijf gaven',
      ],
      expert: [
        'Expert: and only the left painting counts',
        'Für Kenner: Außerdem zählt nur das linke Gemälde',
        'Expert : de plus, seul le tableau de gauche compte',
        'Expert: bovendien telt alleen het linker schilderij',
      ],
    },
  },
  set: {
    about: [
      'Where the paintings are',
      'Wo die Gemälde sind',
      'Où sont les tableaux',
      'Waar de schilderijen zijn',
    ],
    values: {
      A: [
        'All on loose tiles',
        'Alle auf losen Plättchen',
        'Tous sur des tuiles',
        'Allemaal op losse tegels',
      ],
      B: [
        'Half of them on fields of the board',
        'Die Hälfte auf gedruckten Feldern',
        'La moitié sur des cases imprimées',
        'De helft op gedrukte vakken',
      ],
    },
  },
  turn_back: {
    about: [
      'Stopping on a tile that lies face down',
      'Anhalten auf einem verdeckten Plättchen',
      'S’arrêter sur une tuile cachée',
      'Stoppen op een dichte tegel',
    ],
    values: {
      may: [
        'Turn it up or leave it',
        'Aufdecken oder liegen lassen',
        'La retourner ou la laisser',
        'Omdraaien of laten liggen',
      ],
      must: [
        'It must be turned up',
        'Es muss aufgedeckt werden',
        'Il faut la retourner',
        'Hij moet worden omgedraaid',
      ],
    },
  },
  stay_collects: {
    about: [
      'Staying on a wanted painting',
      'Auf einem gesuchten Gemälde stehen bleiben',
      'Rester sur un tableau cherché',
      'Op een gezocht schilderij blijven staan',
    ],
    values: {
      yes: ['Collects it', 'Sammelt es ein', 'Le ramasse', 'Verzamelt het'],
      no: ['Collects nothing', 'Sammelt nichts ein', 'Ne ramasse rien', 'Verzamelt niets'],
    },
  },
  memory: {
    about: ['Tiles that lie face down', 'Verdeckte Plättchen', 'Les tuiles cachées', 'Dichte tegels'],
    values: {
      strict: [
        'Everybody has to remember them',
        'Alle müssen sie sich merken',
        'À chacun de les retenir',
        'Iedereen moet ze onthouden',
      ],
      aid: [
        'Memory aid: all see what they are',
        'Merkhilfe: Alle sehen, was es ist',
        'Aide-mémoire : tous voient ce qu’elles sont',
        'Geheugensteun: iedereen ziet wat het is',
      ],
    },
  },
  pages: {
    about: [
      'Pages in the book; fewer are harder',
      'Seiten im Buch; weniger ist schwerer',
      'Pages du livre ; moins, c’est plus dur',
      'Bladzijden in het boek; minder is moeilijker',
    ],
    values: { 24: ['All 24', 'Alle 24', 'Toutes les 24', 'Alle 24'] },
  },
  first: {
    about: ['Who begins', 'Wer beginnt', 'Qui commence', 'Wie begint'],
    values: { random: ['Drawn by lot', 'Das Los entscheidet', 'Tirage au sort', 'Door het lot bepaald'] },
  },
  ...perSeat('colour', (seat) => ({
    about: [
      `Colour of seat ${seat}`,
      `Farbe von Platz ${seat}`,
      `Couleur de la place ${seat}`,
      `Kleur van plaats ${seat}`,
    ],
    values: {
      any: ['Any', 'Beliebig', 'N’importe', 'Maakt niet uit'],
      red: ['Red', 'Rot', 'Rouge', 'Rood'],
      blue: ['Blue', 'Blau', 'Bleu', 'Blauw'],
      green: ['Green', 'Grün', 'Vert', 'Groen'],
      yellow: ['Yellow', 'Gelb', 'Jaune', 'Geel'],
    },
  })),
  ...perSeat('ability', (seat) => ({
    about: [
      `Ability of seat ${seat} (basic and expert)`,
      `Fähigkeit von Platz ${seat} (Grundspiel und Kenner)`,
      `Talent de la place ${seat} (base et expert)`,
      `Gave van plaats ${seat} (basis en expert)`,
    ],
    values: {
      draw: ['Drawn by lot', 'Das Los entscheidet', 'Tirage au sort', 'Door het lot bepaald'],
      Rotate: ['Rotate', 'Drehen', 'Tourner', 'Draaien'],
      Swap: ['Swap', 'Tauschen', 'Échanger', 'Ruilen'],
      Cross: ['Cross', 'Queren', 'Traverser', 'Doorsteken'],
      Teleport: ['Teleport', 'Teleport', 'Téléporter', 'Teleporteren'],
      'Break-out': ['Break-out', 'Ausbrechen', 'Sortir', 'Uitbreken'],
    },
  })),
});
