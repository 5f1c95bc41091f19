// A slow line to the server: everything on it takes its time, there and back, pings included.
import { connect, createServer } from 'node:net';

export class Line {
  /**
   * `roundTrip` in milliseconds. `watched` makes somebody for each connection who is told what is sent `up` it and
   * `down` it.
   */
  static async open(server, roundTrip, watched = () => ({})) {
    const line = new Line();
    const { port, hostname } = new URL(server.url);
    line.sockets = new Set();
    line.held = null;
    line.server = createServer((client) => {
      const home = connect(Number(port), hostname);
      const late = (to) => (bytes) => setTimeout(() => to.writable && to.write(bytes), roundTrip / 2);
      const watch = watched();
      if (watch.up) client.on('data', watch.up);
      if (watch.down) home.on('data', watch.down);
      home.on('data', late(client));
      // Timers of one length keep their order, and so do bytes.
      client.on('data', (bytes) => setTimeout(() => line.#pass(home, bytes), roundTrip / 2));
      for (const [one, other] of [
        [client, home],
        [home, client],
      ]) {
        line.sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    await new Promise((done) => line.server.listen(0, '127.0.0.1', done));
    line.url = `http://127.0.0.1:${line.server.address().port}`;
    return line;
  }

  #pass(home, bytes) {
    if (this.held) this.held.push([home, bytes]);
    else if (home.writable) home.write(bytes);
  }

  /** From now on nothing reaches the server. */
  hold() {
    this.held = [];
  }

  /** All that was held reaches it at once. Returns when that was. */
  release() {
    for (const [home, bytes] of this.held) if (home.writable) home.write(bytes);
    this.held = null;
    return performance.now();
  }

  close() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
