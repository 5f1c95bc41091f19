/** A line to a table of the tab, as a socket. */
import { expect, test, vi } from 'vitest';
import { TabClient } from './client';
import type { FromPage, ToPage } from './messages';
import { TabSocket } from './socket';

/** A worker in the hands of the test. */
class FakeWorker {
  told: FromPage[] = [];
  onmessage: ((event: MessageEvent<ToPage>) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminate = vi.fn();
  postMessage = (message: FromPage) => this.told.push(message);
  says = (data: ToPage) => this.onmessage?.(new MessageEvent('message', { data }));
}

function open() {
  const worker = new FakeWorker();
  const client = new TabClient(() => worker as unknown as Worker);
  const socket = new TabSocket('t1', async () => client);
  const heard: unknown[] = [];
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(code);
  return { worker, client, socket, heard };
}

test('a line opens, is heard, and is closed from the other side', async () => {
  const { worker, socket, heard } = open();
  await vi.waitFor(() => expect(heard).toEqual(['open']));
  socket.send('hello');
  worker.says({ type: 'frame', frame: { connection: 1, text: 'welcome' } });
  worker.says({ type: 'frame', frame: { connection: 2, text: 'for another' } });
  worker.says({ type: 'close', close: { connection: 1, code: 4001 } });
  socket.send('too late');
  expect(heard).toEqual(['open', 'welcome', 4001]);
  expect(worker.told.map(({ type }) => type)).toEqual(['connect', 'message']);
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('a line that is closed here is not heard any more', async () => {
  const { worker, socket, heard } = open();
  await vi.waitFor(() => expect(heard).toEqual(['open']));
  socket.close();
  worker.says({ type: 'frame', frame: { connection: 1, text: 'late' } });
  expect(heard).toEqual(['open']);
  expect(worker.told.at(-1)).toEqual({ type: 'disconnect', connection: 1 });
});

test('a module that does not load closes lines and refuses requests, and is tried again by the next', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { worker, client, heard } = open();
  await vi.waitFor(() => expect(heard).toEqual(['open']));
  const asked = client.ask('GET', '/api/games');
  worker.says({ type: 'unloadable', why: 'too old' });
  await expect(asked).rejects.toMatchObject({ code: 'tab_unloadable' });
  expect(heard).toEqual(['open', 1012]);
  expect(worker.terminate).toHaveBeenCalledOnce();
  void client.ask('GET', '/api/games');
  expect(worker.told.at(-1)).toMatchObject({ type: 'api', path: '/api/games' });
  complaint.mockRestore();
});
