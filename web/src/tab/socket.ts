/** A line to a table of this tab, in place of a socket. */
import type { Socket } from '../table/connection';
import type { TabClient } from './client';

const loadClient = (): Promise<TabClient> => import('.').then(({ client }) => client);

export class TabSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  #line: { client: TabClient; connection: number } | undefined;

  constructor(table: string, load = loadClient) {
    load().then(
      (client) => this.#connect(client, table),
      () => this.#closed(1006),
    );
  }

  #connect(client: TabClient, table: string): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    const connection = client.connect(table, {
      hear: (data) => this.onmessage?.(new MessageEvent('message', { data })),
      closed: (code) => this.#closed(code),
    });
    this.#line = { client, connection };
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  send(text: string): void {
    this.#line?.client.send(this.#line.connection, text);
  }

  close(): void {
    this.#line?.client.disconnect(this.#line.connection);
    this.#line = undefined;
    this.readyState = WebSocket.CLOSED;
  }

  #closed(code: number): void {
    this.#line = undefined;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}
