/** Where everything outside a table reports what went wrong; the page shows it. */
import { Refused } from './api';

/** What went wrong outside a table, until somebody has read it. */
class Notice {
  problem = $state.raw<Refused | null>(null);

  refused = (error: unknown): void => {
    this.problem = error instanceof Refused ? error : new Refused('internal', String(error));
  };
}

export const notice = new Notice();
