import type { Language } from '$lib/language';
import type { SettingWords } from '$lib/contract';

type Words = Record<string, SettingWords>;

/** What the seats choose, each for itself. */
function perSeat(colour: (seat: number) => SettingWords, ability: (seat: number) => SettingWords): Words {
  const places = [1, 2, 3, 4];
  return Object.fromEntries([
    ...places.map((seat) => [`colour${seat}`, colour(seat)]),
    ...places.map((seat) => [`ability${seat}`, ability(seat)]),
  ]) as Words;
}

const en: Words = {
  mode: {
    about: 'The game',
    values: {
      intro: 'First game: all have Slide and Rotate',
      basic: 'Basic: Slide and one of five abilities',
      expert: 'Expert: and only the left painting counts',
    },
  },
  set: {
    about: 'Where the paintings are',
    values: { A: 'All on loose tiles', B: 'Half of them on fields of the board' },
  },
  turn_back: {
    about: 'Stopping on a tile that lies face down',
    values: { may: 'Turn it up or leave it', must: 'It must be turned up' },
  },
  stay_collects: {
    about: 'Staying on a wanted painting',
    values: { yes: 'Collects it', no: 'Collects nothing' },
  },
  memory: {
    about: 'Tiles that lie face down',
    values: { strict: 'Everybody has to remember them', aid: 'Memory aid: all see what they are' },
  },
  pages: { about: 'Pages in the book; fewer are harder', values: { 24: 'All 24' } },
  first: { about: 'Who begins', values: { random: 'Drawn by lot' } },
  ...perSeat(
    (seat) => ({
      about: `Colour of seat ${seat}`,
      values: { any: 'Any', red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' },
    }),
    (seat) => ({
      about: `Ability of seat ${seat} (basic and expert)`,
      values: { draw: 'Drawn by lot' },
    }),
  ),
};

const de: Words = {
  mode: {
    about: 'Das Spiel',
    values: {
      intro: 'Einstieg: Alle haben Schieben und Drehen',
      basic: 'Grundspiel: Schieben und eine von fünf Fähigkeiten',
      expert: 'Für Kenner: Außerdem zählt nur das linke Gemälde',
    },
  },
  set: {
    about: 'Wo die Gemälde sind',
    values: { A: 'Alle auf losen Plättchen', B: 'Die Hälfte auf gedruckten Feldern' },
  },
  turn_back: {
    about: 'Anhalten auf einem verdeckten Plättchen',
    values: { may: 'Aufdecken oder liegen lassen', must: 'Es muss aufgedeckt werden' },
  },
  stay_collects: {
    about: 'Auf einem gesuchten Gemälde stehen bleiben',
    values: { yes: 'Sammelt es ein', no: 'Sammelt nichts ein' },
  },
  memory: {
    about: 'Verdeckte Plättchen',
    values: { strict: 'Alle müssen sie sich merken', aid: 'Merkhilfe: Alle sehen, was es ist' },
  },
  pages: { about: 'Seiten im Buch; weniger ist schwerer', values: { 24: 'Alle 24' } },
  first: { about: 'Wer beginnt', values: { random: 'Das Los entscheidet' } },
  ...perSeat(
    (seat) => ({
      about: `Farbe von Platz ${seat}`,
      values: { any: 'Beliebig', red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' },
    }),
    (seat) => ({
      about: `Fähigkeit von Platz ${seat} (Grundspiel und Kenner)`,
      values: {
        draw: 'Das Los entscheidet',
        Rotate: 'Drehen',
        Swap: 'Tauschen',
        Cross: 'Queren',
        Teleport: 'Teleport',
        'Break-out': 'Ausbrechen',
      },
    }),
  ),
};

const fr: Words = {
  mode: {
    about: 'Le jeu',
    values: {
      intro: 'Première partie : Pousser et Tourner pour tous',
      basic: 'Jeu de base : Pousser et un talent sur cinq',
      expert: 'Expert : de plus, seul le tableau de gauche compte',
    },
  },
  set: {
    about: 'Où sont les tableaux',
    values: { A: 'Tous sur des tuiles', B: 'La moitié sur des cases imprimées' },
  },
  turn_back: {
    about: 'S’arrêter sur une tuile cachée',
    values: { may: 'La retourner ou la laisser', must: 'Il faut la retourner' },
  },
  stay_collects: {
    about: 'Rester sur un tableau cherché',
    values: { yes: 'Le ramasse', no: 'Ne ramasse rien' },
  },
  memory: {
    about: 'Les tuiles cachées',
    values: { strict: 'À chacun de les retenir', aid: 'Aide-mémoire : tous voient ce qu’elles sont' },
  },
  pages: { about: 'Pages du livre ; moins, c’est plus dur', values: { 24: 'Toutes les 24' } },
  first: { about: 'Qui commence', values: { random: 'Tirage au sort' } },
  ...perSeat(
    (seat) => ({
      about: `Couleur de la place ${seat}`,
      values: { any: 'N’importe', red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune' },
    }),
    (seat) => ({
      about: `Talent de la place ${seat} (base et expert)`,
      values: {
        draw: 'Tirage au sort',
        Rotate: 'Tourner',
        Swap: 'Échanger',
        Cross: 'Traverser',
        Teleport: 'Téléporter',
        'Break-out': 'Sortir',
      },
    }),
  ),
};

const nl: Words = {
  mode: {
    about: 'Het spel',
    values: {
      intro: 'Eerste spel: allen hebben Schuiven en Draaien',
      basic: 'Basisspel: Schuiven en een van vijf gaven',
      expert: 'Expert: bovendien telt alleen het linker schilderij',
    },
  },
  set: {
    about: 'Waar de schilderijen zijn',
    values: { A: 'Allemaal op losse tegels', B: 'De helft op gedrukte vakken' },
  },
  turn_back: {
    about: 'Stoppen op een dichte tegel',
    values: { may: 'Omdraaien of laten liggen', must: 'Hij moet worden omgedraaid' },
  },
  stay_collects: {
    about: 'Op een gezocht schilderij blijven staan',
    values: { yes: 'Verzamelt het', no: 'Verzamelt niets' },
  },
  memory: {
    about: 'Dichte tegels',
    values: { strict: 'Iedereen moet ze onthouden', aid: 'Geheugensteun: iedereen ziet wat het is' },
  },
  pages: { about: 'Bladzijden in het boek; minder is moeilijker', values: { 24: 'Alle 24' } },
  first: { about: 'Wie begint', values: { random: 'Door het lot bepaald' } },
  ...perSeat(
    (seat) => ({
      about: `Kleur van plaats ${seat}`,
      values: { any: 'Maakt niet uit', red: 'Rood', blue: 'Blauw', green: 'Groen', yellow: 'Geel' },
    }),
    (seat) => ({
      about: `Gave van plaats ${seat} (basis en expert)`,
      values: {
        draw: 'Door het lot bepaald',
        Rotate: 'Draaien',
        Swap: 'Ruilen',
        Cross: 'Doorsteken',
        Teleport: 'Teleporteren',
        'Break-out': 'Uitbreken',
      },
    }),
  ),
};

export const settings: Record<Language, Words> = { en, de, fr, nl };
