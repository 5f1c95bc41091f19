/** Keeps a site of files for times without a network, and notices when there is a newer version of it. */
class Newer {
  /** The newer version, which waits to take over. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  get isThere(): boolean {
    return this.#waiting !== null;
  }

  /** Browsers allow it where the site came encrypted, or from this machine. Elsewhere everything but installing works. */
  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator) || !isSecureContext) return;
    const kept = await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
    const notice = () => {
      // The first version waits for nobody.
      if (kept.waiting && navigator.serviceWorker.controller) this.#waiting = kept.waiting;
    };
    notice();
    kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', notice));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void kept.update().catch(() => undefined);
    });
  }

  /** Shows the newer version. Games are stored, and go on in it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }
}

export const newer = new Newer();
