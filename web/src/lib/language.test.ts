/** Which language a visitor gets. */
import { expect, test } from 'vitest';
import { preferred } from './language';

test('the first spoken language of the browser is taken', () => {
  expect(preferred(['sv-SE', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['NL'])).toBe('nl');
  expect(preferred(['ja'])).toBe('en');
  expect(preferred([])).toBe('en');
});
