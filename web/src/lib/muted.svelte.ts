/** People whose remarks are not shown in this browser. */
import { recall, remember } from './storage';

class Muted {
  #ids = $state<string[]>((recall('muted-people') ?? '').split(' ').filter(Boolean));

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  toggle(id: string): void {
    this.#ids = this.has(id) ? this.#ids.filter((other) => other !== id) : [...this.#ids, id];
    remember('muted-people', this.#ids.join(' ') || null);
  }
}

export const muted = new Muted();
