/** The settings of this browser, and how they take effect. */
import { isLanguage, preferred, type Language } from './language';
import { speech } from './speech.svelte';
import { canShake, play, shake, type Sound } from './sound';
import { recall, remember } from './storage';

const oneOf = <T extends string>(known: readonly T[], word: string | null): T =>
  known.find((value) => value === word) ?? (known[0] as T);

export const themes = ['auto', 'light', 'dark'] as const;
export const sizes = ['normal', 'large', 'huge'] as const;
export const motions = ['auto', 'none'] as const;
export const paces = ['calm', 'normal', 'fast', 'once'] as const;

class Settings {
  theme = $state(oneOf(themes, recall('theme')));
  size = $state(oneOf(sizes, recall('size')));
  motion = $state(oneOf(motions, recall('motion')));
  /** How fast the moves of others are shown. */
  pace = $state(oneOf(paces, recall('pace') ?? 'normal'));
  sound = $state(recall('sound') !== 'off');
  /** Sounds that are not to be heard. */
  muted = $state((recall('muted-sounds') ?? '').split(' ').filter(Boolean));
  /** Whether a phone shakes. */
  haptics = $state(recall('haptics') !== 'off');
  notify = $state(recall('notify') === 'on');
  /** The log also says it in notation, and boards have coordinates. */
  notation = $state(recall('notation') === 'on');
  textBoard = $state(recall('text-board') === 'on');
  /** Games against the computer and on one device are played in this browser, without the server. */
  here = $state(recall('here') !== 'off');
  /** For children: in chats only phrases are read and said. */
  phrasesOnly = $state(recall('phrases-only') === 'on');

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
    root.pace = this.pace;
    root.notation = this.notation ? 'on' : 'off';
    remember('theme', this.theme);
    remember('size', this.size);
    remember('motion', this.motion);
    remember('pace', this.pace);
    remember('sound', this.sound ? 'on' : 'off');
    remember('muted-sounds', this.muted.join(' '));
    remember('haptics', this.haptics ? 'on' : 'off');
    remember('notify', this.notify ? 'on' : 'off');
    remember('notation', this.notation ? 'on' : 'off');
    remember('text-board', this.textBoard ? 'on' : 'off');
    remember('here', this.here ? 'on' : 'off');
    remember('phrases-only', this.phrasesOnly ? 'on' : 'off');
  }

  /** Plays a sound after a delay in seconds, and shakes the phone, as far as the settings allow. */
  sounds(sound: Sound, after = 0): void {
    if (this.sound && !this.muted.includes(sound)) play(sound, after);
    if (this.haptics && canShake()) shake(sound);
  }

  mute(sound: Sound, isMuted: boolean): void {
    this.muted = this.muted.filter((other) => other !== sound);
    if (isMuted) this.muted = [...this.muted, sound];
    else play(sound);
    this.apply();
  }

  get calm(): boolean {
    return this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
