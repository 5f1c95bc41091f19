/** Drawings of towers, treasures and cards, cut from the sheets that Rust writes. */
import { address, drawing } from '$lib/board/picture';
import cardSheet from './art/cards.txt?raw';
import masonry from './art/masonry.json';
import towerSheet from './art/towers.txt?raw';
import treasureSheet from './art/treasures.txt?raw';
import type { Look } from './look';

const cut = (sheet: string) => sheet.trimEnd().split('\n');
const levels = masonry.stones.length;
const lines = cut(towerSheet);
const [sides, plates, signs] = [0, 1, 2].map((nth) => lines.slice(nth * levels, (nth + 1) * levels));
const tops = lines.slice(3 * levels, -1);
const rune = lines.at(-1) ?? '';
const treasures = cut(treasureSheet);
const cards = cut(cardSheet);

/** In the order of their letters, as on the sheet. */
export const kinds = [
  'chalice',
  'crown',
  'sword',
  'lamp',
  'potion',
  'ring',
  'key',
  'book',
  'mirror',
  'map',
  'feather',
  'coin',
] as const;

const numberOf = (letter: string) => letter.charCodeAt(0) - 65;

/** What a treasure with this letter is. */
export function kindOf(letter: string): (typeof kinds)[number] {
  return kinds[numberOf(letter)] ?? kinds[0];
}

/** A treasure on its plate. */
export function treasureSvg(letter: string): string {
  return drawing(treasures[numberOf(letter)] ?? '', '-20.5 -20.500 42.5 42.5');
}

/** Everything that is drawn on a tower and stays there. */
interface TowerParts {
  openings: string;
  height: number;
  treasure: string | null;
  rune: boolean;
}

/** A tower. From the side the middle of its foot is at 0,0; from above the middle of its top. */
export function towerSvg({ openings, height, treasure, rune: isRune }: TowerParts, look: Look): string {
  const stone = masonry.stones[height - 1];
  const ground = `<path d="M0 0H100V100H0Z" fill="${stone?.top}" stroke="#2b2118" stroke-width="2"/>`;
  const top = ground + (tops[parseInt(openings, 16)] ?? '') + (isRune ? rune : '');
  const paths = `<g transform="${look.matrix}" color="${stone?.light}">${top}</g>`;
  const { x, y, size } = look.frame;
  const box = `${x} ${y} ${size} ${size}`;
  const mark = treasure ? (treasures[numberOf(treasure)] ?? '') : '';
  if (look.name === 'plan') {
    const sign = `<g transform="${look.matrix}">${signs?.[height - 1] ?? ''}</g>`;
    return drawing(`${paths}${sign}<g transform="scale(1.2)">${mark}</g>`, box);
  }
  const up = -height * masonry.layer;
  return drawing(
    `${sides?.[height - 1] ?? ''}<g transform="translate(0 ${up})">${paths}</g>${plates?.[height - 1] ?? ''}` +
      `<g transform="translate(0 ${up - 3}) scale(1.15)">${mark}</g>`,
    box,
  );
}

const faces = { U: 0, D: 1, J: 2, back: 3, rune: 4, runeDone: 5 };

/** A card as an address of a picture, 40 by 55. */
export function cardPicture(face: keyof typeof faces): string {
  return pictureOf(cards[faces[face]] ?? '');
}

/** The card of a treasure. */
export function treasurePicture(letter: string): string {
  const sheet = `<rect x="1.2" y="2" width="38" height="52" rx="4" fill="#1d130c66"/><rect width="38" height="52" rx="4"
fill="#fff8e7" stroke="#2b2118" stroke-width="1.4"/>`;
  return pictureOf(
    `${sheet}<g transform="translate(19 26) scale(.85)">${treasures[numberOf(letter)] ?? ''}</g>`,
  );
}

function pictureOf(content: string): string {
  return address(drawing(content, '-.8 -.8 40.3 55.100').replace('height="100"', 'height="136.7"'));
}
