/** The building as one drawing, painted once: the same plan that the command line draws, without who is in it. */
import {
  cell,
  columns,
  cornerOf,
  doors,
  high,
  middle,
  passages,
  rooms,
  rows,
  squares,
  starts,
  wide,
} from './plan';
import { artOf, floors } from './art';

const line = '#2b2118';
const cream = '#fff8e7';
const wall = '#4a3526';
const grout = '#b59b6c';
const tiles = ['#e9dcc0', '#dfcfae'] as const;

const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const symbol = (letter: string) =>
  `<symbol id="x-${letter}" viewBox="0 0 64 64">${inner(artOf(letter))}</symbol>`;

function floorTiles(): string {
  return squares
    .map((square) => {
      const { x, y } = cornerOf(square);
      const [row = 0, column = 0] = square.split('.').map(Number);
      return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="${tiles[(row + column) % 2]}"/>`;
    })
    .join('');
}

function startMarks(): string {
  return [...starts.values()]
    .map((square) => {
      const { x, y } = middle(square);
      return `<circle cx="${x}" cy="${y}" r="16" fill="#fff8e7" fill-opacity=".55" stroke="${line}" stroke-width="1.2"/>`;
    })
    .join('');
}

/** The seams of a floor laid with boards, each beginning somewhere else. */
function seams(width: number, height: number): string {
  const board = 22;
  const count = Math.floor(height / board);
  const long = Array.from({ length: count - 1 }, (_, row) => `M0 ${(row + 1) * board}H${width}`);
  const short = Array.from(
    { length: count },
    (_, row) => `M${((((row * 5) % 4) + 1) * width) / 5} ${row * board}v${board}`,
  );
  return [...long, ...short].join('');
}

function roomDrawings(): string {
  return rooms
    .map(({ letter, left, top, width, height }) => {
      const side = Math.min(width - 20, height - 74);
      const stairs = passages.get(letter)
        ? `<g transform="translate(${width - 36} ${height - 32})" stroke="${line}"><rect width="28" height="24" rx="2" fill="${wall}"/>` +
          `<path d="M4 5H24M6 10H24M8 15H24M10 20H24" stroke="${grout}" stroke-width="2"/></g>`
        : '';
      return (
        `<g transform="translate(${left} ${top})"><rect width="${width}" height="${height}" fill="${floors[letter]}"/>` +
        `<path d="${seams(width, height)}" stroke="${line}" stroke-opacity=".13" fill="none"/>` +
        `<path d="M4 4H${width - 4}V${height - 4}" fill="none" stroke="${cream}" stroke-opacity=".28" stroke-width="2"/>` +
        `<use href="#x-${letter}" x="${(width - side) / 2}" y="30" width="${side}" height="${side}"/>${stairs}` +
        `<rect width="${width}" height="${height}" fill="none" stroke="${wall}" stroke-width="4"/></g>`
      );
    })
    .join('');
}

function doorDrawings(): string {
  return doors
    .map(({ at, upright }) => {
      const [w, h] = upright ? [10, 28] : [28, 10];
      return `<rect x="${at.x - w / 2}" y="${at.y - h / 2}" width="${w}" height="${h}" rx="2" fill="${tiles[0]}" stroke="${wall}" stroke-width="1.4"/>`;
    })
    .join('');
}

/** The whole plan as an SVG document. */
export const planSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><defs>` +
  rooms.map(({ letter }) => symbol(letter)).join('') +
  `</defs><rect width="${wide}" height="${high}" rx="10" fill="${wall}"/>` +
  `<rect x="2.500" y="2.500" width="${wide - 5}" height="${high - 5}" rx="8" fill="none" stroke="#7a5a40" stroke-width="2"/>` +
  `<g stroke="${grout}" data-grid="${rows}x${columns}">${floorTiles()}</g>` +
  startMarks() +
  roomDrawings() +
  doorDrawings() +
  '</svg>';
