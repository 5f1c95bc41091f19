/** A socket a test holds the other end of. */
export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  accept() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.say({ type: 'welcome', protocol: 1, table: 't', you: null, version: 3 });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
