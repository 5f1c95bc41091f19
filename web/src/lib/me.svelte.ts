import { get, post } from './api';
import { speech } from './speech.svelte';
import type { Avatar } from '../wire/Avatar';
import type { Me } from '../wire/Me';
import type { Person } from '../wire/Person';

/** Who this browser is to the house. */
class Myself {
  person = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    this.person = (await get<Me>('/api/me')).person;
  }

  async call(name: string, avatar?: Avatar): Promise<Person> {
    const { person } = await post<Me>('/api/guest', avatar ? { name, avatar } : { name });
    if (!person) throw new Error('the house names whom it has just named');
    this.person = person;
    return person;
  }

  /** Whoever wants to play is somebody, without being asked for a name first. */
  async be(): Promise<Person> {
    if (!this.person) await this.load();
    return (
      this.person ?? (await this.call(`${speech.texts.me.guest} ${100 + Math.floor(Math.random() * 900)}`))
    );
  }
}

export const myself = new Myself();
