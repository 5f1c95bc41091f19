/** Who this browser is signed in as, and everything that changes that. */
import { get, post } from './api';
import { say } from './speech.svelte';
import { recall, remember } from './storage';
import type { Avatar } from '../wire/Avatar';
import type { Guest } from '../wire/Guest';
import type { Me } from '../wire/Me';
import type { Person } from '../wire/Person';
import type { SetPassphrase } from '../wire/SetPassphrase';
import type { SignIn } from '../wire/SignIn';
import type { SignOut } from '../wire/SignOut';

/** The person this browser is signed in as. */
class Myself {
  person = $state.raw<Person | null>(null);
  /** The name to sign in with elsewhere, if a passphrase is set. */
  signInName = $state<string | null>(null);

  async load(): Promise<void> {
    this.#are(await get<Me>('/api/me'));
  }

  async call(name: string, avatar?: Avatar): Promise<Person> {
    const wish: Guest = avatar ? { name, avatar } : { name };
    const me = await post<Me>('/api/guest', wish);
    this.#are(me);
    if (!me.person) throw new Error('the server names whom it has just named');
    return me.person;
  }

  /** Somebody says what they are called and how they look; from now on nobody asks again. */
  async introduce(name: string, avatar: Avatar): Promise<void> {
    await this.call(name, avatar);
    remember('introduced', 'yes');
  }

  /** Has this person said what they are called? */
  get isIntroduced(): boolean {
    return this.signInName !== null || recall('introduced') !== null;
  }

  /** A visitor who wants to play becomes a guest, without being asked for a name first. */
  async be(): Promise<Person> {
    if (!this.person) await this.load();
    return this.person ?? (await this.call(this.guestName()));
  }

  /** What a person is called who has not said it: the same at every table. */
  guestName(): string {
    const number = recall('guest') ?? String(100 + Math.floor(Math.random() * 900));
    remember('guest', number);
    return `${say('me-guest')} ${number}`;
  }

  async setPassphrase(wish: SetPassphrase): Promise<void> {
    this.#are(await post<Me>('/api/me/passphrase', wish));
  }

  async signIn(as: SignIn): Promise<void> {
    this.#are(await post<Me>('/api/sign-in', as));
  }

  /** With the link another device has made. */
  async enter(token: string): Promise<void> {
    this.#are(await post<Me>('/api/link/use', { token }));
  }

  async signOut(everywhere: boolean): Promise<void> {
    const wish: SignOut = { everywhere };
    this.#are(await post<Me>('/api/sign-out', wish));
  }

  #are({ person, sign_in }: Me): void {
    this.person = person;
    this.signInName = sign_in;
  }
}

export const myself = new Myself();
