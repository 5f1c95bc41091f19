/** Addresses of the page, at a server and on a site of files. */
import { expect, test } from 'vitest';
import { hrefOf, readAddress } from './address';

const at = (address: string, isStatic: boolean) => {
  const { path, query, hash } = readAddress(new URL(address), isStatic);
  return [path, query.toString(), hash];
};

test('a server has paths, a site of files has them behind a #', () => {
  const parts = ['/rules/cards', 'a=1', '#C-PLACE-02'];
  expect(at('http://host/rules/cards?a=1#C-PLACE-02', false)).toEqual(parts);
  expect(at('http://host/folder/index.html#/rules/cards?a=1#C-PLACE-02', true)).toEqual(parts);
  expect(at('http://host/folder/', true)).toEqual(['/', '', '']);
  expect(at('file:///home/me/site/index.html', true)).toEqual(['/', '', '']);
  expect(at('http://host/folder/#content', true)).toEqual(['/', '', '']);
});

test('links lead to the same places', () => {
  expect([hrefOf('/t/1', false), hrefOf('/t/1', true)]).toEqual(['/t/1', '#/t/1']);
  expect(hrefOf('https://example.org/', true)).toBe('https://example.org/');
});
