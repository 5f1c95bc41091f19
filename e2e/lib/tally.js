// What comes over a line, counted where nothing hides it: every byte, heads of responses included, and what a socket
// brings until the game has begun. What happens in the game after that takes as long as the players take.
import { Line } from './line.js';

/** A request begins a packet: what a body or a frame of a socket has in it begins no packet with these words. */
const REQUEST = /^(?:GET|HEAD|POST|PUT|DELETE) (\S+) HTTP\/1\.1\r\n/;
const BEGUN = '"phase":"playing"';

export class Tally {
  /** In front of this server. */
  static async open(server) {
    const tally = new Tally();
    tally.bytes = 0;
    tally.requests = [];
    tally.line = await Line.open(server, 0, () => {
      let hasBegun = false;
      return {
        up: (part) => {
          const asked = REQUEST.exec(part.toString('latin1', 0, 2000));
          if (asked) tally.requests.push(asked[1]);
        },
        down: (part) => {
          if (!hasBegun) tally.bytes += part.length;
          hasBegun ||= part.includes(BEGUN);
        },
      };
    });
    tally.url = tally.line.url;
    return tally;
  }

  close() {
    this.line.close();
  }
}
