// Games in the tab: whether the page that is tested has them, and what a test does to the network and to what is stored.
import { readdirSync } from 'node:fs';

const built = (folder) => {
  const assets = new URL(`../../web/dist/${folder}/assets/`, import.meta.url).pathname;
  try {
    return readdirSync(assets).some((file) => file.endsWith('.wasm'));
  } catch {
    return false;
  }
};

/** Why tests of the tab cannot be played, or false. */
export const noModule = !built('page') && 'the page was built without the module (cargo xtask tab)';
export const noSite = !built('site') && 'the site of files was not built (cargo xtask site)';

/** The network is cut; what a worker asks for does not arrive either. */
export async function cutNetwork(context) {
  const asked = [];
  await context.setOffline(true);
  await context.route('**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

/** Does something with what this browser has stored. It runs in the page: `change(database, done)`. */
export const inStorage = (page, change) =>
  // As text through the debugger: the policy of the page lets no text be run.
  page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('irrgarten');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const done = (value) => resolve(database.close() ?? value);
      (${change})(database, done);
    };
  })`);
