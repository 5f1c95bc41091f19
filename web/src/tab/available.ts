/** Whether this page can be a server of its own: where the module is, if it was built, and where games are stored. */

const built = import.meta.glob<string>('../../tab/*.wasm', { query: '?url', import: 'default', eager: true });

/** The address of the module, or null in a page that was built without it. */
export const moduleAddress: string | null = Object.values(built)[0] ?? null;

export const DATABASE = 'irrgarten';

/** Has this browser stored a game? If it cannot say so, it may have. */
export async function hasStored(): Promise<boolean> {
  const stored = await indexedDB.databases?.().catch(() => undefined);
  return stored?.some(({ name }) => name === DATABASE) ?? true;
}

/** Has this page a server of its own, and can this browser run it? */
export const isAvailable: boolean =
  moduleAddress !== null &&
  typeof WebAssembly === 'object' &&
  typeof Worker === 'function' &&
  typeof indexedDB === 'object';
