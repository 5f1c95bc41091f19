/**
 * The line to one table. It comes back by itself, says where it stopped, and sends again what was not acknowledged,
 * under the same id: the server does nothing twice.
 */
import { Refused } from '$lib/api';
import { codeHere, isOfTab } from '../tab/place';
import { TabSocket } from '../tab/socket';
import type { Command } from '../wire/Command';
import type { FromClient } from '../wire/FromClient';
import type { ToClient } from '../wire/ToClient';

export type LineStatus = 'connecting' | 'open' | 'offline' | 'restarting';

/** The part of a `WebSocket` that a line needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((frame: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The browser, or something in its place. */
interface Environment {
  open(): Socket;
  random(): number;
  /** A random name for a command. */
  name(): string;
  /** The table is in this tab: no network is needed. */
  isHere?: boolean;
}

interface Pending {
  id: string;
  command: Command;
  resolve: (version: number) => void;
  reject: (why: Refused) => void;
}

const [FIRST_WAIT, LONGEST_WAIT] = [500, 20_000];
/** Browsers show pages nothing of the server's own pings: the page asks itself whether anybody is there. */
const [ASK_EVERY, ANSWER_WITHIN] = [10_000, 8_000];

/** Full jitter: anywhere up to a limit that doubles, so that many clients do not come back at once. */
export function backoff(attempt: number, random: number): number {
  return random * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
}

export class Connection {
  #socket: Socket | null = null;
  #pending: Pending[] = [];
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #restart = 0;
  #closed = false;

  constructor(
    private readonly environment: Environment,
    private readonly hello: () => FromClient,
    private readonly onMessage: (message: ToClient) => void,
    private readonly onStatus: (status: LineStatus, unsent: number) => void,
  ) {}

  start(): void {
    if (!this.environment.isHere) {
      addEventListener('online', this.#now);
      addEventListener('offline', this.#lost);
    }
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** With the cookie this browser has now. */
  reopen(): void {
    this.#connect();
  }

  /** Resolves with the table's version once it is on the server's disk. */
  do(command: Command): Promise<number> {
    return new Promise((resolve, reject) => {
      const waiting = { id: this.environment.name(), command, resolve, reject };
      this.#pending.push(waiting);
      this.#send({ type: 'do', id: waiting.id, command });
      this.#report();
    });
  }

  /** Says hello again: for other viewers, or for everything from the beginning. */
  greet(): void {
    this.#send(this.hello());
    // What the server had to say to the connection as it was before is lost with it, acknowledgements included.
    for (const { id, command } of this.#pending) this.#send({ type: 'do', id, command });
  }

  /** Opens a new socket in place of the one before. */
  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.environment.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.greet();
      this.#pulse = setInterval(() => this.#ask(), ASK_EVERY);
    };
    socket.onmessage = (frame) => this.#heard(JSON.parse(String(frame.data)) as ToClient);
    socket.onclose = () => this.#lost();
  }

  #heard(message: ToClient): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (message.type === 'welcome') {
      this.#attempt = 0;
      this.#restart = 0;
    } else if (message.type === 'ack') {
      this.#take(message.id)?.resolve(message.version);
    } else if (message.type === 'error' && message.id !== null) {
      this.#take(message.id)?.reject(
        new Refused(
          this.environment.isHere ? codeHere(message.code) : message.code,
          message.message,
          message.clause,
          message.refusal,
        ),
      );
    } else if (message.type === 'draining') {
      this.#restart = message.seconds * 1000;
    }
    this.#report();
    this.onMessage(message);
  }

  /** The command that was answered; it no longer waits. */
  #take(id: string): Pending | undefined {
    const found = this.#pending.find((pending) => pending.id === id);
    this.#pending = this.#pending.filter((pending) => pending !== found);
    return found;
  }

  /** Asks whether the server is still there; without an answer the line counts as lost. */
  #ask(): void {
    this.#send({ type: 'ping' });
    this.#silence ??= setTimeout(() => this.#lost(), ANSWER_WITHIN);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Gives the socket up without waiting for it. */
  #drop(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lost = (): void => {
    if (this.#closed) return;
    this.#drop();
    clearTimeout(this.#timer);
    const wait =
      this.#restart * (1 + this.environment.random()) + backoff(this.#attempt++, this.environment.random());
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#report();
  };

  /** Browsers say that they are online before they are: if this try comes too early, the next one comes soon. */
  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    this.#attempt = Math.min(this.#attempt, 1);
    this.#connect();
  };

  /** A phone that wakes up should not wait for its timer. */
  #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket) this.#ask();
    else this.#now();
  };

  #report(): void {
    const open = this.#socket?.readyState === WebSocket.OPEN && this.#attempt === 0;
    const lost = this.#restart > 0 ? 'restarting' : 'offline';
    const status = open ? 'open' : this.#attempt === 0 ? 'connecting' : lost;
    this.onStatus(status, this.#pending.length);
  }
}

/** A line to the table of this id, in this tab or at the server. */
export function browserEnvironment(table: string): Environment {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const isHere = isOfTab(table);
  return {
    open: () =>
      isHere ? new TabSocket(table) : new WebSocket(`${scheme}://${location.host}/api/table/${table}/socket`),
    random: Math.random,
    name: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    isHere,
  };
}
