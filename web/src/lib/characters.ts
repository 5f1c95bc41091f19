/** The five built-in bots, the gentlest first, and who somebody plays with usually. */
import type { Level } from '../wire/Level';
import { recall, remember } from './storage';

export const characters = ['mouse', 'hedgehog', 'fox', 'raven', 'owl'] as const;
export type Character = (typeof characters)[number];

/** Programs may also let yardsticks play: they have no face. */
export function characterOf(level: Level | string): Character | null {
  return characters.find((one) => one === level) ?? null;
}

/** The bot chosen last here; a gentle one if none was chosen yet. */
export function usualCharacter(): Character {
  return characterOf(recall('character') ?? '') ?? 'hedgehog';
}

/** So many bots around this one, as different as can be: itself first, then its neighbours, of two the gentler one. */
export function company(chosen: Level, count: number): Level[] {
  const middle = characters.findIndex((one) => one === chosen);
  if (middle < 0) return Array.from({ length: count }, () => chosen);
  const distance = (one: Character) => Math.abs(characters.indexOf(one) - middle);
  const near = [...characters].sort((one, other) => distance(one) - distance(other));
  return Array.from({ length: count }, (_, index) => near[index % near.length]!);
}

export function rememberCharacter(chosen: Character): void {
  remember('character', chosen);
}
