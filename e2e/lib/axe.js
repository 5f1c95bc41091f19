// Looks for what keeps people from using a page, with axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything axe knows of WCAG 2.2 AA holds on what is shown now. */
export async function accessible(page, where) {
  // Through the debugger: the policy of the server lets no foreign script in.
  await page.evaluate(`${source};undefined`);
  const { violations } = await page.evaluate((run) => globalThis.axe.run(document, run), {
    runOnly: { type: 'tag', values: tags },
  });
  const told = violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 4)
      .map((node) => `    ${node.html.slice(0, 200)}\n      ${node.failureSummary.split('\n')[1]}`);
    return `  ${id}: ${help}\n${places.join('\n')}`;
  });
  assert.equal(told.length, 0, `${where}:\n${told.join('\n')}`);
}
