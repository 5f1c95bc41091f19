/** Does somebody wish nothing to move? Settings of the page and of the device are read each time. */
export function isCalm(): boolean {
  if (document.documentElement.dataset.motion === 'none') return true;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Resolves when the next frame is drawn: then one may ask where things are without having them laid out for it. */
export function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The easing of every motion: quick to leave, gentle to arrive. The same as --ease. */
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
