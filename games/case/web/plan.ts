/** The town as it is drawn: where squares, rooms and doors are. Read from the board of the rules. */
import board from '../boards/club.board?raw';

/** How wide a square is and how thick the outer wall, as on the pictures of the command line. */
export const cell = 44;
export const frame = 14;

const [lines, joined] = [/^[^#=]/, /^=/].map((start) =>
  board.split('\n').filter((line) => start.test(line)),
) as [string[], string[]];
export const rows = lines.length;
export const columns = lines[0]?.length ?? 0;
export const wide = columns * cell + 2 * frame;
export const high = rows * cell + 2 * frame;

export interface Point {
  x: number;
  y: number;
}

export interface Room {
  letter: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Door {
  room: string;
  /** The square before it. */
  step: string;
  /** The middle of the wall it is in. */
  at: Point;
  upright: boolean;
}

const letterAt = (row: number, column: number): string => lines[row]?.[column] ?? ' ';
const isSquare = (letter: string): boolean => /[.\d]/.test(letter);
/** Squares are named by row and column, counted from 1. */
const named = (row: number, column: number): string => `${row + 1}.${column + 1}`;
const corner = (row: number, column: number): Point => ({
  x: frame + column * cell,
  y: frame + row * cell,
});
const sides = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const everywhere = lines.flatMap((line, row) => [...line].map((letter, column) => ({ letter, row, column })));

export const squares: string[] = everywhere
  .filter(({ letter }) => isSquare(letter))
  .map(({ row, column }) => named(row, column));

/** Where each suspect starts. */
export const starts = new Map(
  everywhere
    .filter(({ letter }) => /\d/.test(letter))
    .map(({ letter, row, column }) => [letter, named(row, column)]),
);

export const rooms: Room[] = [...'ABCDEFGHIX'].map((letter) => {
  const cells = everywhere.filter((one) => one.letter.toUpperCase() === letter);
  const [rowsOf, columnsOf] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  const { x, y } = corner(Math.min(...rowsOf), Math.min(...columnsOf));
  return {
    letter,
    left: x,
    top: y,
    width: (Math.max(...columnsOf) - Math.min(...columnsOf) + 1) * cell,
    height: (Math.max(...rowsOf) - Math.min(...rowsOf) + 1) * cell,
  };
});

export const doors: Door[] = everywhere
  .filter(({ letter }) => /[a-z]/.test(letter))
  .flatMap(({ letter, row, column }) =>
    sides
      .filter(([down, right]) => isSquare(letterAt(row + down, column + right)))
      .map(([down, right]) => {
        const { x, y } = corner(row, column);
        return {
          room: letter.toUpperCase(),
          step: named(row + down, column + right),
          at: { x: x + (cell / 2) * (1 + right), y: y + (cell / 2) * (1 + down) },
          upright: right !== 0,
        };
      }),
  );

/** Where the secret passage of a place leads. */
export const passages = new Map(
  joined.flatMap(([, one = '', other = '']) => [[one, other] as const, [other, one] as const]),
);

export const isRoom = (spot: string): boolean => /^[A-IX]$/.test(spot);

export function roomOf(letter: string): Room {
  return rooms.find((room) => room.letter === letter) as Room;
}

/** The upper left corner of a square. */
export function cornerOf(square: string): Point {
  const [row = 1, column = 1] = square.split('.').map(Number);
  return corner(row - 1, column - 1);
}

/** The middle of a square. */
export function middle(square: string): Point {
  const { x, y } = cornerOf(square);
  return { x: x + cell / 2, y: y + cell / 2 };
}

/** The points of a walk over these spots: through the doors of rooms, over the middles of squares. */
export function pointsOf(from: string, way: string): Point[] {
  const spots = [from, ...way.split(' ')];
  return spots.flatMap((spot, nth) => {
    if (!isRoom(spot)) return [middle(spot)];
    const step = spots[nth === 0 ? 1 : nth - 1];
    return doors.filter((door) => door.room === spot && door.step === step).map(({ at }) => at);
  });
}

/** Along the lower wall of a room, spread out: exhibits on a shelf above pawns. */
export function spread(room: Room, nth: number, count: number, step: number): number {
  const wish = Math.min(step, (room.width - 40) / Math.max(1, count - 1));
  return room.left + room.width / 2 + (nth - (count - 1) / 2) * wish;
}

/** Where the feet of a pawn stand that is the nth of `count` in the same place. */
export function feetIn(spot: string, nth: number, count: number): Point {
  if (!isRoom(spot)) {
    const { x, y } = middle(spot);
    return { x, y: y + cell / 2 - 9 };
  }
  const room = roomOf(spot);
  return { x: spread(room, nth, count, 30), y: room.top + room.height - 9 };
}

/** Where an exhibit lies that is the nth of `count` in the same place. */
export function shelfIn(place: string, nth: number, count: number, hasPawns: boolean): Point {
  const room = roomOf(place);
  return {
    x: spread(room, nth, count, 40),
    y: room.top + room.height - (hasPawns ? 58 : 24),
  };
}

/** All of a square or a room. */
export function boxOf(spot: string): { x: number; y: number; width: number; height: number } {
  if (!isRoom(spot)) return { ...cornerOf(spot), width: cell, height: cell };
  const { left, top, width, height } = roomOf(spot);
  return { x: left, y: top, width, height };
}

/** The whole plan, with a little of the table around it. */
export const box = { left: -6, top: -6, right: wide + 6, bottom: high + 6 };
