/** Where something is asked: the server, or the tab. Small, because every page asks. */

/** As the tab gives them: 26 letters and digits. Those of a server begin with a digit. */
const TABLE = /^t[0-9a-hjkmnp-tv-z]{25}$/;

/** Is there no server behind this page? */
export const isStatic: boolean = import.meta.env.MODE === 'site';

/** Is this a table of this tab? */
export const isOfTab = (table: string): boolean => TABLE.test(table);

/** Is this path of the API answered by the tab? */
export function isAskedHere(path: string): boolean {
  const [, , kind, id = ''] = path.split(/[/?]/);
  return isStatic || (kind === 'tables' && isOfTab(id));
}

/** What the page says to this code: some things are said of a server that are not so in a tab. */
export const codeHere = (code: string): string =>
  ['disk_full', 'store', 'damaged', 'internal', 'not_found'].includes(code) ? `tab_${code}` : code;
