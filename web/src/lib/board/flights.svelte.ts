/** Things that fly above a board from one place to another. */
import { ease, isCalm } from './motion';

interface Flight<What> {
  id: number;
  what: What;
  from: DOMRect;
  to: DOMRect;
  turn: number;
  milliseconds: number;
  landed: () => void;
}

/** Things that fly over everything else: from a hand to the board, from the board to a pile. */
export class Flights<What> {
  airborne = $state.raw<Flight<What>[]>([]);
  #next = 0;

  /** Done when it has landed; at once if nothing may move or a place is not there. */
  fly(
    what: What,
    from: Element | null,
    to: Element | null,
    options: { turn?: number; milliseconds?: number } = {},
  ) {
    if (!from || !to || isCalm() || document.hidden) return Promise.resolve();
    return new Promise<void>((done) => {
      const id = this.#next++;
      const landed = () => {
        this.airborne = this.airborne.filter((flight) => flight.id !== id);
        done();
      };
      const flight = {
        id,
        what,
        from: from.getBoundingClientRect(),
        to: to.getBoundingClientRect(),
        turn: options.turn ?? 0,
        milliseconds: options.milliseconds ?? 420,
        landed,
      };
      this.airborne = [...this.airborne, flight];
    });
  }

  /** Everything lands now. */
  ground(): void {
    for (const flight of this.airborne) flight.landed();
  }
}

/** Moves an element along a flight, with a little arc, by transforms alone. */
export function aloft(flight: Flight<unknown>) {
  return (element: HTMLElement) => {
    const { from, to } = flight;
    const place = (box: DOMRect, lift = 0, grow = 1) => {
      const scale = (Math.min(box.width, box.height) / 100) * grow;
      const [x, y] = [box.left + box.width / 2 - 50 * scale, box.top + box.height / 2 - 50 * scale - lift];
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const middle = new DOMRect(
      (from.left + to.left) / 2,
      (from.top + to.top) / 2,
      (from.width + to.width) / 2,
      (from.height + to.height) / 2,
    );
    const frames = [
      { transform: place(from) },
      { transform: place(middle, 24, 1.12) },
      { transform: place(to) },
    ];
    const motion = element.animate(frames, { duration: flight.milliseconds, easing: ease, fill: 'both' });
    // What is taken out of the air does not land.
    motion.finished.then(flight.landed, () => undefined);
    return () => motion.cancel();
  };
}
