/** For tests: everything that is said, in every language. */
import { languages } from './language';
import { fullSpeaker } from './words';

const games = Object.keys(import.meta.glob('../../../games/*/words/en.ftl')).map(
  (path) => path.split('/').at(-3) ?? '',
);
export const owners = ['page', ...games];

await Promise.all(
  owners.flatMap((owner) => [...languages, 'qps' as const].map((language) => fullSpeaker(owner, language))),
);
