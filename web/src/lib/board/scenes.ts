/** Moments of real games, written by the rules (`games/<slug>/web/scenes.json`): to draw and to test boards with. */
import type { Event } from '../../wire/Event';
import type { SeenEvent } from '../../wire/SeenEvent';
import type { BoardProps, SeatFace } from '../contract';

interface SceneTable {
  text: string;
  view: unknown;
  actions: string[];
  turn: number[];
  points: number[] | null;
}

export interface Scene {
  name: string;
  /** The seat of the viewer, or null for the public. */
  seat: number | null;
  table: SceneTable;
  /** What happened next, and how it looks then. */
  then: { events: Event[]; change: unknown; table: SceneTable } | null;
}

const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eda', 'Finn'];

function faces(table: SceneTable, seat: number | null): SeatFace[] {
  const seated = (table.view as { seats?: unknown[] }).seats?.length;
  const count = Number(/ n=(\d)/.exec(table.text)?.[1] ?? table.points?.length ?? seated ?? 2);
  return names.slice(0, count).map((name, index) => ({
    number: index + 1,
    name,
    mine: index + 1 === seat,
    onTurn: table.turn.includes(index + 1),
    points: table.points?.[index] ?? null,
  }));
}

/** A scene as the props of a board, before or after what happens in it. */
export function propsOf(scene: Scene, isAfter = false): Omit<BoardProps, 'act'> {
  const table = isAfter && scene.then ? scene.then.table : scene.table;
  const happened = isAfter && scene.then ? scene.then.events : [];
  return {
    view: table.view,
    actions: table.actions,
    seat: scene.seat,
    seats: faces(table, scene.seat),
    events: happened.map((event, index): SeenEvent => ({ version: index + 1, at: 0, event })),
    language: 'en',
    isPublic: scene.seat === null,
    options: {},
  };
}
