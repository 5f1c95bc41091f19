/** How a race ended: the verdict on every claim. */
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import type { Motion, Verdict, View } from './view';

/** The verdicts, if the race ended between these views. */
export function verdicts(before: View, after: View, events: readonly SeenEvent[]): Verdict[] {
  if (before.phase !== 'race' || after.phase === 'race') return [];
  const motions = events.flatMap(({ event }) =>
    event.type === 'acted' ? [event.motion as Motion | null] : [],
  );
  return motions.findLast((motion) => motion)?.verdicts ?? seenAfter(before, after);
}

/** In races that the public does not see, the view after the race says what seats keep and who gave a card back. */
function seenAfter(before: View, after: View): Verdict[] {
  return after.seats.flatMap(({ status, points, laid }, index): Verdict[] => {
    const gained = points - (before.seats[index]?.points ?? 0);
    const claimed = typeof status === 'object' && 'claimed' in status ? status.claimed : null;
    if (!claimed && gained === 0 && status !== 'gave_back') return [];
    const kept = claimed ?? { treasures: gained || null, milliseconds: null };
    return [{ seat: index + 1, right: status !== 'gave_back', ...kept, laid }];
  });
}
