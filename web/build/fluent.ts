// Fluent files are read when the page is built, so that no visitor has to load the parser: `import words from 'en.ftl'`
// gives the list of its messages, each as its name, its value and its attributes, if it has any. The file of a game is loaded in two parts: what its board says,
// and with `en.ftl?rest` what a first look at the board does not need.
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const REST = /^(setting|character|refusal|advice|tour)-/;

export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(text, id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl') || query === 'raw') return null;
      const isRest = ({ id }: { id: string }) => path.includes('/games/') && REST.test(id);
      const all = new FluentResource(text).body;
      const part = all
        .filter((message) => isRest(message) === (query === 'rest'))
        .map(({ id, value, attributes }) =>
          Object.keys(attributes).length ? [id, value, attributes] : [id, value],
        );
      // As text that is parsed: faster than a literal of this size.
      const messages = JSON.stringify(JSON.stringify(part));
      return { code: `export default JSON.parse(${messages});`, map: null };
    },
  };
}
