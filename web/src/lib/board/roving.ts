/** Arrow keys go from button to button by where they are, however they are arranged. */

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const arrows: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Centre {
  x: number;
  y: number;
}

/** The nearest of these in the direction of an arrow key: what is not straight ahead counts as farther. */
export function nearest<T extends Centre>(from: Centre, key: string, all: readonly T[]): T | null {
  const way = arrows[key as Arrow];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const spot of all) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    const far = ahead + 2.5 * aside;
    if (ahead > 0.01 && aside <= 3 * ahead && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Is nothing in focus that could be pressed? What had it may be gone or disabled. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(':disabled');
}

/** Makes the buttons inside an element that match the selector one stop of the tabulator key. */
export function roving(selector: string) {
  return (element: HTMLElement) => {
    const all = () =>
      [...element.querySelectorAll<HTMLElement>(selector)].filter((node) => !node.matches(':disabled'));
    const place = (node: HTMLElement) => {
      const box = node.getBoundingClientRect();
      return { node, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const keep = () => {
      const nodes = all();
      const current =
        nodes.find((node) => node === document.activeElement) ?? nodes.find((node) => node.tabIndex === 0);
      for (const node of nodes) {
        const index = node === (current ?? nodes[0]) ? 0 : -1;
        // Said again, it would be styled again.
        if (node.getAttribute('tabindex') !== String(index)) node.tabIndex = index;
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const here = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
      const others = all().filter((node) => node !== here);
      const next = nearest(place(here), event.key, others.map(place));
      if (!next) return;
      event.preventDefault();
      next.node.focus();
    };
    const watcher = new MutationObserver(keep);
    watcher.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusin', keep);
    keep();
    return () => {
      watcher.disconnect();
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusin', keep);
    };
  };
}
