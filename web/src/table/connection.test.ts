/** The line to a table: what is sent, again if need be, and when it is given up. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff, Connection, type LineStatus } from './connection';
import { FakeSocket } from './testing';

let sockets: FakeSocket[] = [];
let status: [LineStatus, number] = ['connecting', 0];
let names = 0;
const last = () => sockets.at(-1) as FakeSocket;

function line(): Connection {
  const environment = {
    open: () => {
      sockets.push(new FakeSocket());
      return last() as unknown as WebSocket;
    },
    random: () => 0.5,
    name: () => `command-${++names}`,
  };
  const made = new Connection(
    environment,
    () => ({ type: 'hello', version: 3 }),
    () => undefined,
    (...told) => (status = told),
  );
  made.start();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

test('waiting grows up to twenty seconds and is spread over all of it', () => {
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(40, 1)).toBe(20_000);
  expect(backoff(40, 0)).toBe(0);
});

test('what was not acknowledged is sent again under the same name', async () => {
  const connection = line();
  last().accept();
  const done = connection.do({ type: 'say', text: 'hello' });
  const [sent] = last().sent.filter((message) => message.type === 'do');
  last().break();
  expect(status).toEqual(['offline', 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  last().accept();
  expect(last().sent).toEqual([{ type: 'hello', version: 3 }, sent]);
  last().say({ type: 'ack', id: sent?.id, version: 4 });
  expect(await done).toBe(4);
  expect(status).toEqual(['open', 0]);
  connection.close();
});

test('a refusal names its clause', async () => {
  const connection = line();
  last().accept();
  const done = connection.do({ type: 'act', seat: 1, action: 'x' });
  const id = last().sent.at(-1)?.id;
  last().say({ type: 'error', id, code: 'illegal_action', message: 'no', clause: 'C-PLACE-02' });
  await expect(done).rejects.toMatchObject({ code: 'illegal_action', clause: 'C-PLACE-02' });
  connection.close();
});

test('a line that says nothing is given up', async () => {
  const connection = line();
  last().accept();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(status[0]).toBe('offline');
  connection.close();
});

test('a browser that is online again tries at once, and soon after if that was too early', async () => {
  const connection = line();
  last().accept();
  for (let lost = 0; lost < 6; lost++) {
    last().break();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  last().break();
  const before = sockets.length;
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(before + 1);
  last().break();
  expect(status[0]).toBe('offline');
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(before + 2);
  connection.close();
});

test('a server that restarts is given its time', async () => {
  const connection = line();
  last().accept();
  last().say({ type: 'draining', seconds: 5 });
  last().break();
  expect(status[0]).toBe('restarting');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets).toHaveLength(2);
  connection.close();
});
