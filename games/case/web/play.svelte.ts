/** What a player is about to do: a spot that is pointed at, or the sentence that is being put together. */
import { Choices, readAction } from './action';
import { isRoom, passages, pointsOf, type Point } from './plan';
import type { Say } from './say';
import type { View } from './view';

interface PlayProps {
  view: View;
  actions: readonly string[];
  /** The suspect of the player. */
  mine: string | null;
}

export class Play {
  #props: () => PlayProps;
  choices = $derived.by(() => new Choices(this.#props().actions));
  /** The spot under the mouse or the focus. */
  pointed = $state<string | null>(null);
  /** The spot that was chosen with a finger or by advice, to be confirmed. */
  aimed = $state<string | null>(null);
  /** The sentence that was opened, where something else may be done as well. */
  opened = $state<'suspect' | 'accuse' | null>(null);

  constructor(props: () => PlayProps) {
    this.#props = props;
  }

  /** The spot that is pointed at in any way. */
  spot = $derived.by(() => this.pointed ?? this.aimed);
  /** Where the pawn of the player stands. */
  #here = $derived.by(() => {
    const { view, mine } = this.#props();
    return mine === null ? null : (view.pawns[Number(mine) - 1] ?? null);
  });
  /** The way to the spot that is pointed at. */
  way = $derived.by<Point[]>(() => {
    const action = this.spot === null ? undefined : this.choices.targets.get(this.spot);
    const way = action === undefined ? undefined : this.#props().view.ways[action];
    return way && this.#here !== null ? pointsOf(this.#here, way) : [];
  });
  /** Where the secret passage leads, if it may be taken. */
  passage = $derived.by(() =>
    this.choices.passage && this.#here !== null ? (passages.get(this.#here) ?? null) : null,
  );

  /** May something be done instead of saying a sentence? */
  hasOther = $derived.by(() => this.choices.roll || this.choices.passage || this.choices.end);
  /** The sentence that is being said. */
  sentence = $derived.by<'suspect' | 'accuse' | null>(() => {
    const { suspicions, accusations } = this.choices;
    if (suspicions.size > 0 && (this.opened === 'suspect' || !this.hasOther)) return 'suspect';
    if (accusations.size > 0 && (this.opened === 'accuse' || !this.hasOther)) return 'accuse';
    return null;
  });

  /** The action that leads to a spot. */
  actionTo(spot: string): string | null {
    return this.choices.targets.get(spot) ?? (spot === this.passage ? 'p' : null);
  }

  /** Aims at where an action leads, as advice proposes it. */
  tryAction(text: string): void {
    const target = [...this.choices.targets].find(([, action]) => action === text)?.[0];
    if (target) this.aimed = target;
  }

  /** Lets go of everything: there is something else to choose from. */
  settle(): void {
    this.aimed = this.pointed = this.opened = null;
  }

  /** One walks to it, and it has no name on the plan. */
  #isSquare(spot: string): boolean {
    const { exhibit, takes } = this.choices;
    return !exhibit && takes.size === 0 && !isRoom(spot);
  }

  /** The same for those who see it. */
  aimOf(spot: string, say: Say): string {
    return this.#isSquare(spot) ? say.the('prompt-square') : this.labelOf(spot, say);
  }

  /** What choosing a spot would do, in words. */
  labelOf(spot: string, say: Say): string {
    const { exhibit, targets } = this.choices;
    if (exhibit) return say.the('lay-there', { exhibit: say.card(exhibit), place: say.spot(spot) });
    const action = readAction(targets.get(spot) ?? '');
    return action?.does === 'take'
      ? say.the('take-suspect', { suspect: say.card(action.suspect) })
      : say.the('go-there', { spot: say.spot(spot) });
  }

  /** The button that does what is aimed at. */
  goOf(spot: string, say: Say): string {
    return this.#isSquare(spot) ? say.the('go-square') : this.labelOf(spot, say);
  }
}
