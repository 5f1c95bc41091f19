/** Words about the settings of a table, with each text in English, German, French and Dutch beside each other. */
import type { SettingWords } from './contract';
import { languages, type Language } from './language';

export type Four = readonly [en: string, de: string, fr: string, nl: string];

export interface SettingRow {
  about: Four;
  values?: Record<string, Four>;
}

const each = <From, To>(record: Record<string, From>, turn: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, from]) => [name, turn(from)]));

/** The same, language by language. */
export function inFour(rows: Record<string, SettingRow>): Record<Language, Record<string, SettingWords>> {
  const words = languages.map((language, nth) => [
    language,
    each(rows, ({ about, values }) => ({
      about: about[nth] as string,
      ...(values ? { values: each(values, (four) => four[nth] as string) } : {}),
    })),
  ]);
  return Object.fromEntries(words) as Record<Language, Record<string, SettingWords>>;
}
