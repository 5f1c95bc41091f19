/** Addresses of the page: paths at a server, and the same behind a # on a site of files, which knows no paths. */

interface Address {
  path: string;
  query: URLSearchParams;
  /** A place on the page, with its #. */
  hash: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where the browser is. */
export function readAddress({ pathname, search, hash }: Place, isStatic: boolean): Address {
  if (!isStatic) return { path: pathname, query: new URLSearchParams(search), hash };
  const inner = new URL(hash.startsWith('#/') ? hash.slice(1) : '/', 'http://page');
  return { path: inner.pathname, query: inner.searchParams, hash: inner.hash };
}

/** What a link to this place has to say. */
export const hrefOf = (address: string, isStatic: boolean): string =>
  isStatic && address.startsWith('/') ? `#${address}` : address;
