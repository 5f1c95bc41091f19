/** Opens a table: the host usually knows who is going to sit where. */
import { post } from '$lib/api';
import { usualCharacter } from '$lib/characters';
import { myself } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import { remember } from '$lib/storage';
import type { Config } from '../wire/Config';
import type { GameInfo } from '../wire/GameInfo';
import type { Level } from '../wire/Level';
import type { Opened } from '../wire/Opened';
import type { TableState } from './table.svelte';

export type Company = 'computer' | 'friends' | 'pass';

export interface Plan {
  config: Config;
  company: Company;
  level: Level;
  /** What people who share this device are called, by seat. */
  names: string[];
}

/** The rulebook's own game for a good number of people; on one device, as it can be handed on. */
export function usual(game: GameInfo, company: Company, seats = game.usual_seats): Plan {
  const config: Config = {
    game: game.game,
    seats,
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

export async function open(plan: Plan): Promise<void> {
  await myself.be();
  const { table } = await post<Opened>('/api/tables', plan.config);
  plans.set(table, plan);
  plan.names.forEach((name, index) => name && remember(`name.${table}.${index + 1}`, name));
  router.go(`/t/${table}`);
}

/** Seats whom the plan seats; friends find the other seats free. */
export async function carryOut(table: TableState): Promise<void> {
  const plan = plans.get(table.id);
  plans.delete(table.id);
  if (!plan) return;
  const others = Array.from({ length: plan.config.seats - 1 }, (_, index) => index + 2);
  let done = await table.sit(1);
  for (const seat of others) {
    if (plan.company === 'computer') done &&= await table.do({ type: 'invite', seat, level: plan.level });
    if (plan.company === 'pass') done &&= await table.sit(seat);
  }
  if (!done || plan.company === 'friends') return;
  await table.beReady(plan.company === 'pass' ? [1, ...others] : [1]);
}
