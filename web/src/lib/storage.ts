/** What this browser remembers. Browsers may refuse to: then nothing is remembered, and everything else works. */
const prefix = 'irrgarten.';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Nothing is lost but the memory.
  }
}
