/** The page's side of the tab: requests as to a server, and lines to tables. Its worker is started by the first of them. */
import { Refused } from '$lib/api';
import type { TabAnswer } from '../wire/TabAnswer';
import type { FromPage, ToPage } from './messages';

/** What a line hears. */
interface Listener {
  hear(text: string): void;
  closed(code: number): void;
}

export class TabClient {
  #worker: Worker | undefined;
  #last = 0;
  #asked = new Map<number, { resolve: (answer: TabAnswer) => void; reject: (why: Refused) => void }>();
  #listeners = new Map<number, Listener>();

  constructor(private readonly start: () => Worker) {}

  /** Asks as a server is asked. */
  ask(method: string, path: string, body?: string): Promise<TabAnswer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#tell({ type: 'api', id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  /** Opens a line to a table. */
  connect(table: string, listener: Listener): number {
    const connection = ++this.#last;
    this.#listeners.set(connection, listener);
    this.#tell({ type: 'connect', connection, table });
    return connection;
  }

  send(connection: number, text: string): void {
    this.#tell({ type: 'message', connection, text });
  }

  disconnect(connection: number): void {
    if (this.#listeners.delete(connection)) this.#tell({ type: 'disconnect', connection });
  }

  #tell(message: FromPage): void {
    if (!this.#worker) {
      const worker = this.start();
      worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#heard(data);
      worker.onerror = (event) => this.#lost(event.message);
      this.#worker = worker;
    }
    this.#worker.postMessage(message);
  }

  #heard(message: ToPage): void {
    if (message.type === 'frame') {
      this.#listeners.get(message.frame.connection)?.hear(message.frame.text);
    } else if (message.type === 'close') {
      const { connection, code } = message.close;
      const listener = this.#listeners.get(connection);
      this.#listeners.delete(connection);
      listener?.closed(code);
    } else if (message.type === 'answer') {
      this.#asked.get(message.answer.id)?.resolve(message.answer);
      this.#asked.delete(message.answer.id);
    } else {
      this.#lost(message.why);
    }
  }

  /** The worker is of no use any more; the next request starts another. */
  #lost(why: string): void {
    console.error('the tab does not run', why);
    this.#worker?.terminate();
    this.#worker = undefined;
    const [asked, listeners] = [[...this.#asked.values()], [...this.#listeners.values()]];
    this.#asked.clear();
    this.#listeners.clear();
    for (const { reject } of asked) reject(new Refused('tab_unloadable', why));
    for (const listener of listeners) listener.closed(1012);
  }
}
