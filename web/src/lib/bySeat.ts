/** Settings that are chosen for each seat: their value names seats by the letters of their colours, `RG`. */
import type { Setting } from '../wire/Setting';

/** Is this seat, whose colour has this letter, among those the value names? The words `none` and `all` are small. */
export function isMarked(value: string | undefined, letter: string): boolean {
  return value === 'all' || (value ?? '').includes(letter);
}

/** The value that marks these seats, and no others, of a table with these colours. */
function marking({ values }: Setting, colours: string, isOn: (letter: string) => boolean): string {
  const chosen = [...colours].filter(isOn);
  if (chosen.length === colours.length) return 'all';
  const same = (word: string) =>
    word.length === chosen.length && chosen.every((letter) => word.includes(letter));
  return (chosen.length > 0 && values.find(same)) || 'none';
}

/** The settings of a table with this seat marked, or no longer. */
export function withMark(
  options: Record<string, string>,
  setting: Setting,
  colours: string,
  seat: number,
  isOn: boolean,
): Record<string, string> {
  const { [setting.key]: value, ...others } = options;
  const letter = colours[seat - 1];
  const next = marking(setting, colours, (one) => (one === letter ? isOn : isMarked(value, one)));
  return next === setting.values[0] ? others : { ...others, [setting.key]: next };
}
