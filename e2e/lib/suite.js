// One house and one browser for all tests of a file.
import { after, before } from 'node:test';
import { launch, visitor } from './browser.js';
import { House } from './house.js';

export function suite() {
  const shared = { house: null, browser: null };
  const people = [];
  before(async () => {
    [shared.house, shared.browser] = await Promise.all([House.open(), launch()]);
  });
  after(async () => {
    await shared.browser?.close();
    await shared.house?.close();
  });
  return {
    shared,
    /** Somebody new, who leaves when the test is over. */
    async visit(t, options) {
      const person = await visitor(shared.browser, shared.house, options);
      people.push(person);
      t.after(() => person.context.close());
      return person;
    },
  };
}

/** The games of the house: every test that loops over them finds a new one by itself. */
export const games = await (async () => {
  const house = await House.open();
  const all = await house.games();
  await house.close();
  return all;
})();

/** Games in which everybody acts at once, and the moment counts: they are set differently where one device is shared. */
export const races = games.filter(({ live }) => live);
export const unhurried = games.filter(({ live }) => !live);
