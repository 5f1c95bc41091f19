/** Opens a table: the host usually knows who is going to sit where. */
import { post, postHere, Refused } from '$lib/api';
import { company, usualCharacter } from '$lib/characters';
import { myself } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { remember } from '$lib/storage';
import { isAvailable } from '../tab/available';
import { isStatic } from '../tab/place';
import type { Config } from '../wire/Config';
import type { GameInfo } from '../wire/GameInfo';
import type { Level } from '../wire/Level';
import type { Me } from '../wire/Me';
import type { Opened } from '../wire/Opened';
import { isNewToRace } from './newcomer';
import type { TableState } from './table.svelte';

export type Company = 'computer' | 'friends' | 'pass';

export interface Plan {
  config: Config;
  company: Company;
  level: Level;
  /** The seat of the person in front of the screen, where others play as well; the first if it is left out. */
  seat?: number;
  /** What people who share this device are called, by seat. */
  names: string[];
}

/** The default settings with the usual number of seats. Among friends seats are added as people come. */
export function usual(game: GameInfo, company: Company, wished?: number): Plan {
  const grows = company === 'friends' && wished === undefined;
  const config: Config = {
    game: game.game,
    seats: wished ?? (grows ? Math.max(2, game.min_seats) : game.usual_seats),
    ...(grows ? { grows } : {}),
    options: company === 'pass' ? { ...game.passing } : {},
    clock: { type: 'none' },
    // A game against the computer or at the kitchen table is nobody else's business.
    private: true,
    rated: false,
  };
  return { config, company, level: usualCharacter(), names: [] };
}

/** Plans of tables this page has just opened: they are carried out once, when the table is there. */
const plans = new Map<string, Plan>();

/** Games that nobody else takes part in are in this tab, if it can: at once, with a server or without. */
const isForTab = ({ company }: Plan): boolean =>
  isStatic || (isAvailable && settings.here && company !== 'friends');

export async function open(plan: Plan): Promise<void> {
  const { table } = await (isForTab(plan) ? openHere(plan) : openAtServer(plan));
  plans.set(table, plan);
  plan.names.forEach((name, index) => name && remember(`name.${table}.${index + 1}`, name));
  router.go(`/t/${table}`);
}

async function openAtServer({ config }: Plan): Promise<Opened> {
  await myself.be();
  return post<Opened>('/api/tables', config);
}

/** The tab calls people what the server calls them. */
export async function become(): Promise<void> {
  const { name, avatar } = myself.person ?? { name: myself.guestName() };
  await postHere<Me>('/api/guest', avatar ? { name, avatar } : { name });
}

/** Where the tab cannot keep a game, the server does. */
async function openHere(plan: Plan): Promise<Opened> {
  try {
    await become();
    return await postHere<Opened>('/api/tables', plan.config);
  } catch (why) {
    if (isStatic || !(why instanceof Refused)) throw why;
    return openAtServer(plan).catch(() => {
      throw why;
    });
  }
}

/** Is a table about to begin by itself, with nobody to wait for? */
export const beginsAtOnce = (table: string): boolean =>
  ['computer', 'pass'].includes(plans.get(table)?.company ?? '');

/**
 * Gives the people and bots in the plan their seats. Friends find the other seats free, and sit down when they have said who
 * they are. Returns whether the game begins by itself.
 */
export async function carryOut(table: TableState): Promise<boolean> {
  const plan = plans.get(table.id);
  plans.delete(table.id);
  if (!plan) return false;
  if (plan.company === 'friends') {
    if (myself.isIntroduced) await table.sit(plan.seat ?? 1);
    return false;
  }
  const mine = plan.seat ?? 1;
  const seats = Array.from({ length: plan.config.seats }, (_, index) => index + 1);
  const others = seats.filter((seat) => seat !== mine);
  const bots = company(plan.level, others.length);
  let done = await table.sit(mine);
  for (const [index, seat] of others.entries()) {
    if (plan.company === 'computer')
      done &&= await table.do({ type: 'invite', seat, level: bots[index] ?? plan.level });
    if (plan.company === 'pass') done &&= await table.sit(seat);
  }
  if (!done) return false;
  if (plan.company === 'pass') return table.beReady(seats);
  return table.beReady([mine], await isNewToRace(plan.config.game));
}
