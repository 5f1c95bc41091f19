/** Colours and pictures of everything that has a card. The names are in the words files. */
const art = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default', eager: true });

export const suspects = [...'123456'];
export const exhibits = [...'abcdef'];
export const places = [...'ABCDEFGHI'];
export const cards = [...suspects, ...exhibits, ...places];

export type CardKind = 'suspect' | 'exhibit' | 'place';

export function kindOf(card: string): CardKind {
  if (suspects.includes(card)) return 'suspect';
  return exhibits.includes(card) ? 'exhibit' : 'place';
}

/** Where long names may be cut; a browser that knows no syllables would cut them anywhere. */
const joints =
  /(Trainings|Trainers|Trainer|Geschäfts|Vereins|Spieler|Spelers|Stadion|Torjäger|Topscorers|Meister|Maskott|Jahrhundert|Kampioens|Einsatz|Recherche|entraîne|Mann|Champ|Scor|histo|Histo|Coach|Super|Suppor|Aanvoer|Club(?=[km]))(?=[a-zäöüé])/g;

/** A name that may be cut at its joints. */
export function softly(name: string): string {
  return name.replace(joints, '$1\u00ad');
}

const files: Record<string, string> = {
  A: 'training-ground',
  B: 'home-end',
  C: 'press-room',
  D: 'dressing-room',
  E: 'club-office',
  F: 'town-square',
  G: 'players-tunnel',
  H: 'fan-shop',
  I: 'club-museum',
  X: 'incident-room',
  a: 'historic-balls',
  b: 'mascot',
  c: 'ticket',
  d: 'stadium-model',
  e: 'cannon',
  f: 'jersey',
  1: 'coaching-team',
  2: 'general-manager',
  3: 'captain',
  4: 'squad',
  5: 'board',
  6: 'fans',
};

/** The drawing of a room, an exhibit or a suspect, 64 by 64. */
export function artOf(letter: string): string {
  return art[`../art/${files[letter]}.svg`] ?? '';
}

/** The floor of a room. */
export const floors: Record<string, string> = {
  A: '#7fae5a',
  B: '#c9a13f',
  C: '#8aa4b8',
  D: '#b9c7c4',
  E: '#b48a6a',
  F: '#c2b7a3',
  G: '#8d8f93',
  H: '#d2a7a0',
  I: '#a98fb0',
  X: '#7d3b35',
};
