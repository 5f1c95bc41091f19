/** How fast the moves of others are shown: times of the page are multiplied by this. */
const factors: Record<string, number> = { calm: 1.8, normal: 1, fast: 0.5, once: 0 };

/** Settings of the page are read each time. */
function factor(): number {
  return factors[document.documentElement.dataset.pace ?? 'normal'] ?? 1;
}

/** Does somebody wish to see at once how things are? */
export function isAtOnce(): boolean {
  return factor() === 0;
}

/** Does somebody wish nothing to move? Settings of the page and of the device are read each time. */
export function isCalm(): boolean {
  if (isAtOnce() || document.documentElement.dataset.motion === 'none') return true;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What somebody else did is shown at least this long, in milliseconds: time to read a sentence about it. */
export const reading = 1100;

/** Waits, at the pace of this page. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds * factor()));
}

const impatient = new Set<() => void>();

/** Somebody has seen enough of what is being shown: it goes on with what came next. */
export function goOn(): void {
  for (const go of [...impatient]) go();
}

/** Resolves when this is done, or as soon as somebody wants to go on. */
export async function unlessGoneOn(shown: Promise<unknown>): Promise<void> {
  let go = (): void => undefined;
  const gone = new Promise<void>((done) => impatient.add((go = done)));
  await Promise.race([shown, gone]);
  impatient.delete(go);
}

/** Resolves when the next frame is drawn: then one may ask where things are without having them laid out for it. */
export function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The easing of every motion: quick to leave, gentle to arrive. The same as --ease. */
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
