/** The address of the page, as a state. */
import { isStatic } from '../tab/place';
import { hrefOf, readAddress } from './address';

const linkAt = (event: Event) => (event.target as Element | null)?.closest?.('a') ?? null;

class Router {
  #start = readAddress(location, isStatic);
  path = $state(this.#start.path);
  query = $state.raw(this.#start.query);
  hash = $state(this.#start.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    // Before anything is done with a link it says where it leads on this site.
    if (isStatic)
      for (const kind of ['click', 'auxclick', 'contextmenu', 'dragstart'])
        addEventListener(kind, (event) => this.#direct(event), { capture: true });
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    const href = hrefOf(address, isStatic);
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  #read(): void {
    ({ path: this.path, query: this.query, hash: this.hash } = readAddress(location, isStatic));
  }

  #here = () => ({ path: this.path, query: this.query });

  #direct(event: Event): void {
    const link = linkAt(event);
    const href = link?.getAttribute('href');
    if (link && href) link.setAttribute('href', hrefOf(href, true));
  }

  /** Links inside the page change it without a reload. */
  #follow(event: MouseEvent): void {
    const link = linkAt(event);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || /^\/api\b/.test(to.pathname)) return;
    // A place on this page.
    const isBelow = isStatic && to.hash && !to.hash.startsWith('#/');
    const { path, query, hash } = isBelow ? { ...this.#here(), hash: to.hash } : readAddress(to, isStatic);
    event.preventDefault();
    this.go(path + (query.size ? `?${query}` : '') + hash);
  }
}

export const router = new Router();
