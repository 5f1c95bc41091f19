// Fluent files are read when the page is built, so that no visitor has to load the parser: `import words from 'en.ftl'`
// gives the list of its messages, each as its name, its value and its attributes, if it has any. A file is loaded in two parts:
// what is read at first, and with `en.ftl?rest` what a first look does not need: of a game, what its board does not say, and of
// the page, what is said neither on the start page nor while one plays (`speech.whole` loads it).
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const REST = {
  game: /^(setting|character|refusal|advice|tour|ending|helper|puzzle)-/,
  page: new RegExp(
    [
      '^code-(?!unreachable)',
      '^settings-(?!title|close)',
      '^sounds-',
      '^tab-',
      '^(position|record|helper)-',
      '^me-(?!guest)',
      '^person-',
      '^lobby-(?!more)',
      '^rules-',
      '^review-(?!title)',
      '^replay-(?!title)',
      '^study-',
      '^tv-',
      '^puzzle-(?!title|today|start|turns|alone|about)',
      '^about-(?!after)',
      '^bots-(?![a-z]+-\\d)',
      '^create-(?!seats|level|clock)',
    ].join('|'),
  ),
};
/** What is said in the pictures that the rules draw, and at a terminal: the page does not need it. */
const ELSEWHERE = /^(picture|terminal)-/;

export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(text, id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl') || query === 'raw') return null;
      const rest = REST[path.includes('/games/') ? 'game' : 'page'];
      const isRest = ({ id }: { id: string }) => rest.test(id);
      const isElsewhere = ({ id }: { id: string }) => path.includes('/games/') && ELSEWHERE.test(id);
      const all = new FluentResource(text).body;
      const part = all
        .filter((message) => isRest(message) === (query === 'rest') && !isElsewhere(message))
        .map(({ id, value, attributes }) =>
          Object.keys(attributes).length ? [id, value, attributes] : [id, value],
        );
      // As text that is parsed: faster than a literal of this size.
      const messages = JSON.stringify(JSON.stringify(part));
      return { code: `export default JSON.parse(${messages});`, map: null };
    },
  };
}
