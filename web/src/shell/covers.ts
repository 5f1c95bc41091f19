/** The lids of the boxes, all in one file: the start page shows them together. */
const files = import.meta.glob<string>('../../../games/*/web/cover.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

export const coverOf = (game: string): string | undefined => files[`../../../games/${game}/web/cover.svg`];
