// One server and one browser for all tests of a file.
import { after, before } from 'node:test';
import { launch, visitor } from './browser.js';
import { Server } from './server.js';

export function suite() {
  const shared = { server: null, browser: null };
  const people = [];
  before(async () => {
    [shared.server, shared.browser] = await Promise.all([Server.open(), launch()]);
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.close();
  });
  return {
    shared,
    /** A new visitor, who leaves when the test is over. */
    async visit(t, options) {
      const person = await visitor(shared.browser, shared.server, options);
      people.push(person);
      t.after(() => person.context.close());
      return person;
    },
  };
}

/** The games of the server: every test that loops over them finds a new one by itself. */
export const games = await (async () => {
  const server = await Server.open();
  const all = await server.games();
  await server.close();
  return all;
})();

/** Games in which everybody acts at once, and the moment counts: they are set differently where one device is shared. */
export const races = games.filter(({ live }) => live);
export const unhurried = games.filter(({ live }) => !live);
