/** Between the page and its worker. */
import type { TabAnswer } from '../wire/TabAnswer';
import type { TabClose } from '../wire/TabClose';
import type { TabFrame } from '../wire/TabFrame';
import type { TabRequest } from '../wire/TabRequest';

/** What the page asks for. Randomness is added by the worker. */
export type FromPage = Extract<TabRequest, { type: 'api' | 'connect' | 'message' | 'disconnect' }>;

export type ToPage =
  | { type: 'frame'; frame: TabFrame }
  | { type: 'close'; close: TabClose }
  | { type: 'answer'; answer: TabAnswer }
  /** The module cannot be loaded. Nothing else follows. */
  | { type: 'unloadable'; why: string };
