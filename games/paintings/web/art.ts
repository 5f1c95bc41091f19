/** What is printed on tiles, cards and chips, written from Rust: a drawing a line, its name before it. */
import { drawing } from '$lib/board/picture';
import sheet from './art/sheet.txt?raw';

const drawings = new Map(
  sheet
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
);
const named = (name: string) => drawings.get(name) ?? '';

/** The walls and passages of a loose tile of this shape: 5 a straight, 3 a corner, 7 a tee. */
export const looseSvg = (shape: string) => drawing(named(`loose-${shape}`), '0 0 100 100');
/** A field that is printed on the board, with these openings. */
export const fixedSvg = (openings: string) => drawing(named(`fixed-${openings}`), '0 0 100 100');
export const backSvg = drawing(named('back'), '0 0 100 100');
/** A painting in its frame or a chalk drawing on its slate. */
export const markSvg = (letter: string) => drawing(named(`mark-${letter}`), '-22 -22 45.5 45.5');
/** The picture that the backs of the painting cards make: 8 by 3 pieces. */
export const posterSvg = drawing(named('poster'), '0 0 800 300').replace(
  'height="100"',
  'height="37.5" preserveAspectRatio="none"',
);
/** The lines printed on an ability, around 0,0: S for Slide, else its letter. */
export const signPath = (letter: string) => named(`sign-${letter}`);

/** A is the first painting, X the last. */
export const paintings = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];

/** The shapes of tiles as they lie after no turn. */
export const shapes = ['5', '3', '7'];
