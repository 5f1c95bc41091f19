import { isLanguage, preferred, type Language } from './language';
import { speech } from './speech.svelte';
import { recall, remember } from './storage';

const oneOf = <T extends string>(known: readonly T[], word: string | null): T =>
  known.find((value) => value === word) ?? (known[0] as T);

export const themes = ['auto', 'light', 'dark'] as const;
export const sizes = ['normal', 'large', 'huge'] as const;
export const motions = ['auto', 'none'] as const;

/** The display settings of this browser. */
class Settings {
  theme = $state(oneOf(themes, recall('theme')));
  size = $state(oneOf(sizes, recall('size')));
  motion = $state(oneOf(motions, recall('motion')));
  sound = $state(recall('sound') !== 'off');
  notify = $state(recall('notify') === 'on');
  textBoard = $state(recall('text-board') === 'on');

  /** The language chosen here, or the browser's. */
  wished(): Language {
    const chosen = recall('language') ?? '';
    return isLanguage(chosen) ? chosen : preferred(navigator.languages);
  }

  async speak(language: Language): Promise<void> {
    remember('language', language);
    await speech.speak(language);
  }

  /** Puts the settings where style sheets see them, and keeps them. */
  apply(): void {
    const root = document.documentElement.dataset;
    root.theme = this.theme;
    root.size = this.size;
    root.motion = this.motion;
    remember('theme', this.theme);
    remember('size', this.size);
    remember('motion', this.motion);
    remember('sound', this.sound ? 'on' : 'off');
    remember('notify', this.notify ? 'on' : 'off');
    remember('text-board', this.textBoard ? 'on' : 'off');
  }

  get calm(): boolean {
    return this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
