/** Times of a race, in words. */
import type { RaceTime } from '$lib/contract';

/** Decimals as the language of the page writes them. */
const decimal = (value: number, digits: number): string =>
  value.toLocaleString(document.documentElement.lang || 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** `7.2`, `0:31`, `12:05`: tenths while they can be read. */
export function raceWords(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  if (tenths < 100) return decimal(tenths / 10, 1);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** To the hundredth, as times are compared. */
export const exactWords = (milliseconds: number) => `${decimal(milliseconds / 1000, 2)} s`;

/** What the clock of a seat shows at a moment of this page's own clock; null if it does not run. */
export function clockOf(time: RaceTime | undefined, seat: number | null, now: number): number | null {
  const clocks = time?.clocks ?? [];
  const found = clocks.find((clock) => clock.seat === seat) ?? (seat === null ? clocks[0] : undefined);
  return found && time ? found.millis + Math.max(0, now - time.heardAt) : null;
}

/** What somebody has to wait for, and how long still. A countdown is for everybody. */
export function waitOf(time: RaceTime | undefined, seat: number | null, now: number) {
  const held = time?.held.find((one) => one.hold === 'countdown' || one.seat === seat);
  if (!held || !time) return null;
  return { hold: held.hold, left: Math.max(0, held.left - (now - time.heardAt)), whole: held.left };
}
