/** What is printed on the cards, written from Rust: drawings as sheets, one a line, and lines to draw light along. */
import { drawing } from '$lib/board/picture';
import type { Faces, Printed, Spot } from './art/faces';
import treasureSheet from './art/treasures.txt?raw';

export type { Printed, Spot };

/** In the order of their letters, as on the sheet. */
export const kinds = [
  'amulet',
  'bat',
  'crown',
  'dragon',
  'emerald',
  'feather',
  'ghost',
  'helmet',
  'idol',
  'jug',
  'candlestick',
  'lizard',
  'map',
  'necklace',
  'owl',
  'purse',
  'quill',
  'ring',
  'sword',
  'chest',
  'unicorn',
  'viper',
  'wand',
  'axe',
  'key',
] as const;

const [medallion = '', ...treasures] = treasureSheet.trimEnd().split('\n');
const shared = (definitions: string) => `<defs>${definitions}</defs>`;

/** A treasure on its medallion. */
export function treasureSvg(kind: string): string {
  const nth = (kinds as readonly string[]).indexOf(kind);
  return drawing(shared(medallion) + (treasures[nth] ?? ''), '-20.5 -20.500 42.5 42.5');
}

/** A deck of cards. */
export class Deck {
  readonly back: string;
  readonly medallion: number;
  #definitions: string;
  #grounds: string[];
  #faces: Faces;

  constructor(sheet: string, faces: Faces) {
    const [definitions = '', ...lines] = sheet.trimEnd().split('\n');
    this.#definitions = shared(definitions);
    this.back = drawing(this.#definitions + (lines.pop() ?? ''), '0 0 100 100');
    this.#grounds = lines;
    this.#faces = faces;
    this.medallion = faces.medallion;
  }

  /** The drawing of a card without its treasures, its top to the north. */
  ground(card: number): string {
    return drawing(this.#definitions + (this.#grounds[card - 1] ?? ''), '0 0 100 100');
  }

  printed(card: number): Printed {
    return this.#faces.cards[card - 1] ?? { treasures: [], corridors: [] };
  }

  kinds(card: number): string[] {
    return this.printed(card).treasures.map((spot) => spot.kind);
  }
}

const decks = new Map<string, Promise<Deck>>();

async function read(name: string): Promise<Deck> {
  const { sheet, faces } = await (name === 'lanes50' ? import('./art/lanes50') : import('./art/garden50'));
  return new Deck(sheet, faces);
}

/** A deck by its name; it is fetched once. */
export function deckOf(name: string): Promise<Deck> {
  const deck = decks.get(name) ?? read(name);
  decks.set(name, deck);
  return deck;
}
