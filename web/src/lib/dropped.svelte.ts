/** A file that was dropped on a page: it is opened where games and positions are looked at. */
import { router } from './router.svelte';

class Dropped {
  /** Its text, until somebody has taken it. */
  text = $state('');

  take(): string {
    const text = this.text;
    this.text = '';
    return text;
  }

  /** For windows that take files. */
  over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void this.open(file);
  };

  async open(file: File): Promise<void> {
    this.text = await file.text();
    if (!router.path.endsWith('/replay') && router.path !== '/position') router.go('/position');
  }
}

export const dropped = new Dropped();
