// What a browser was told of its table, message by message: changes are applied as docs/protocol.md describes them.

function changed(before, change) {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [from, count, ...items] = change;
    return [...before.slice(0, from), ...items, ...before.slice(from + count)];
  }
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [part, next] of Object.entries(change)) {
    if (Array.isArray(next) && next.length === 0) delete after[part];
    else after[part] = changed(after[part], next);
  }
  return after;
}

/** The table after each message that told something about it. */
export function tables(heard) {
  const known = new Map();
  return heard
    .map((frame) => JSON.parse(frame))
    .filter(({ type }) => ['snapshot', 'events', 'changes'].includes(type))
    .map(({ type, seat, table }) => {
      known.set(seat, type === 'changes' ? changed(known.get(seat), table) : table);
      return known.get(seat);
    });
}

/** What it has shown of the game. */
export const views = ({ heard }) =>
  tables(heard)
    .map(({ view }) => view)
    .filter(Boolean);
