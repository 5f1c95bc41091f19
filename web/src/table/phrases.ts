/** Phrases that everybody reads in their own language: they are sent as `#1` to `#6`. */
import { say } from '$lib/speech.svelte';

export const phrases = [1, 2, 3, 4, 5, 6].map((number) => `#${number}`);

export const isPhrase = (text: string): boolean => phrases.includes(text);

/** What was said, as it is read here. */
export const remarkWords = (text: string): string =>
  isPhrase(text) ? say(`phrases-${text.slice(1)}`) : text;
