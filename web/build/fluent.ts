// Fluent files are read when the page is built, so that no visitor has to load the parser: `import words from 'en.ftl'`
// gives the list of messages that a FluentBundle takes.
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null;
      // As text that is parsed: faster than a literal of this size, and smaller.
      const messages = JSON.stringify(JSON.stringify(new FluentResource(text).body));
      return { code: `export default JSON.parse(${messages});`, map: null };
    },
  };
}
