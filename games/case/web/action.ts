/** Actions of the notation, taken apart to be drawn and chosen from. Which there are is for the rules to say. */
import { starts } from './plan';

export type Action =
  | { does: 'take'; suspect: string }
  | { does: 'lay'; exhibit: string; place: string }
  | { does: 'roll' | 'passage' | 'stuck' | 'end' }
  | { does: 'go'; to: string }
  | { does: 'suspect' | 'accuse'; triple: string }
  | { does: 'show'; by: string; card: string }
  | { does: 'leave'; suspect: string };

const words = { r: 'roll', p: 'passage', 'm-': 'stuck', '.': 'end' } as const;

/** `m7.5`, `s2eF`, `5=e` and the others, or null for what is none of them. `?` is a card one may not know. */
export function readAction(text: string): Action | null {
  const word = words[text as keyof typeof words];
  if (word) return { does: word };
  let parts = /^t([1-6])$/.exec(text);
  if (parts) return { does: 'take', suspect: parts[1]! };
  parts = /^([a-f])([A-I])$/.exec(text);
  if (parts) return { does: 'lay', exhibit: parts[1]!, place: parts[2]! };
  parts = /^m(\d+\.\d+|[A-IX])$/.exec(text);
  if (parts) return { does: 'go', to: parts[1]! };
  parts = /^([sa])([1-6][a-f][A-I])$/.exec(text);
  if (parts) return { does: parts[1] === 's' ? 'suspect' : 'accuse', triple: parts[2]! };
  parts = /^([1-6])=([1-6a-fA-I?])$/.exec(text);
  if (parts) return { does: 'show', by: parts[1]!, card: parts[2]! };
  parts = /^([1-6])x$/.exec(text);
  return parts ? { does: 'leave', suspect: parts[1]! } : null;
}

type Chance =
  | { comes: 'dice'; dice: [number, number] }
  | { comes: 'pass'; by: string }
  | { comes: 'show'; by: string; card: string }
  | { comes: 'right' | 'wrong' };

/** `r34`, `3-`, `5=?`, `+` or `!`. */
export function readChance(text: string): Chance | null {
  if (text === '+') return { comes: 'right' };
  if (text === '!') return { comes: 'wrong' };
  let parts = /^r([1-6])([1-6])$/.exec(text);
  if (parts) return { comes: 'dice', dice: [Number(parts[1]), Number(parts[2])] };
  parts = /^([1-6])-$/.exec(text);
  if (parts) return { comes: 'pass', by: parts[1]! };
  parts = /^([1-6])=([1-6a-fA-I?])$/.exec(text);
  return parts ? { comes: 'show', by: parts[1]!, card: parts[2]! } : null;
}

/** Everything that may be done, sorted by what it is. */
export class Choices {
  /** Spots to go to, to lay the exhibit in, or where a suspect stands that may be taken, each with its action. */
  readonly targets = new Map<string, string>();
  readonly shows = new Map<string, string>();
  readonly takes = new Map<string, string>();
  readonly suspicions: ReadonlySet<string>;
  readonly accusations: ReadonlySet<string>;
  /** The exhibit that is to be laid. */
  readonly exhibit: string | null = null;
  readonly roll: boolean;
  readonly passage: boolean;
  readonly stuck: boolean;
  readonly end: boolean;

  constructor(readonly actions: readonly string[]) {
    const [suspicions, accusations] = [new Set<string>(), new Set<string>()];
    for (const text of actions) {
      const action = readAction(text);
      if (action?.does === 'go') this.targets.set(action.to, text);
      else if (action?.does === 'show') this.shows.set(action.card, text);
      else if (action?.does === 'take') {
        this.takes.set(action.suspect, text);
        this.targets.set(starts.get(action.suspect) ?? '', text);
      } else if (action?.does === 'suspect') suspicions.add(action.triple);
      else if (action?.does === 'accuse') accusations.add(action.triple);
      else if (action?.does === 'lay') {
        this.targets.set(action.place, text);
        this.exhibit = action.exhibit;
      }
    }
    [this.suspicions, this.accusations] = [suspicions, accusations];
    this.roll = actions.includes('r');
    this.passage = actions.includes('p');
    this.stuck = actions.includes('m-');
    this.end = actions.includes('.');
  }
}
