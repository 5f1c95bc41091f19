/** Everything the board says, in four languages. */
import { Speaker } from '$lib/board/say';
import type { Language } from '$lib/language';
import de from './messages.de.json';
import en from './messages.en.json';
import fr from './messages.fr.json';
import nl from './messages.nl.json';

export const messages: Record<Language, typeof en> = { en, de, fr, nl };

export class Say extends Speaker<typeof en> {
  constructor(language: Language) {
    super(language, messages);
  }
}
