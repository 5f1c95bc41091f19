/** How a round ended, seen from the last view of its race and what came after. */
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readDeed } from './action';
import type { Laid, View } from './view';

export interface Verdict {
  seat: number;
  laid: Laid[];
  /** The treasures of the card it took, or null where nobody told. */
  treasures: number | null;
  milliseconds: number | null;
  isRight: boolean;
}

interface Claim {
  seat: number;
  treasures: number | null;
  milliseconds: number | null;
}

/** Claims that stood in the view before, and those that happened since, in order. */
function claims(before: View, events: readonly SeenEvent[]): Claim[] {
  const all: Claim[] = before.seats.flatMap(({ status }, index) =>
    typeof status === 'object' && 'claimed' in status ? [{ seat: index + 1, ...status.claimed }] : [],
  );
  all.sort((one, two) => (one.milliseconds ?? Infinity) - (two.milliseconds ?? Infinity));
  const table = [...before.table].sort((one, two) => two - one);
  const times = new Map<number, number>();
  for (const { event } of events) {
    const deed = event.type === 'acted' ? readDeed(event.action) : null;
    if (event.type !== 'acted' || !deed) continue;
    if (deed.type === 'time') times.set(event.seat, deed.milliseconds);
    if (deed.type !== 'claim' || all.some(({ seat }) => seat === event.seat)) continue;
    const treasures = before.seats.length === 1 ? null : (table.shift() ?? null);
    all.push({ seat: event.seat, treasures, milliseconds: times.get(event.seat) ?? null });
  }
  return all;
}

/** What lay before a seat at the end: puts and lifts of the last moment are in the events, and the view after may show it. */
export function verdicts(before: View, after: View, events: readonly SeenEvent[]): Verdict[] {
  const isOver = before.phase === 'race' && after.phase !== 'race';
  if (!isOver) return [];
  return claims(before, events).map((claim) => {
    const [was, is] = [before.seats[claim.seat - 1], after.seats[claim.seat - 1]];
    const gained = (is?.points ?? 0) - (was?.points ?? 0);
    const status = is?.status;
    const stands = typeof status === 'object' && 'claimed' in status;
    const isRight = after.phase === 'last' ? stands : gained > 0;
    const laid = after.phase === 'last' ? (is?.laid ?? []) : (was?.laid ?? []);
    const told = stands ? status.claimed : null;
    return {
      ...claim,
      laid,
      treasures: told?.treasures ?? claim.treasures ?? (gained > 0 ? gained : null),
      milliseconds: told?.milliseconds ?? claim.milliseconds,
      isRight,
    };
  });
}
