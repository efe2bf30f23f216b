// @ts-check
/**
 * The line to the server: it comes back by itself, asks for what it missed, and keeps the
 * difference between the server's clock and ours.
 */

/** @typedef {import("../wire.js").BrowserMessage} BrowserMessage */
/** @typedef {import("../wire.js").ServerMessage} ServerMessage */
/** @typedef {"open" | "lost" | "offline"} Line */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 20_000;
const SILENCE_MS = 50_000;
const SETTLING_MS = [0, 1000, 3000]; // a new line is measured some times
const STALE_MS = 120_000; // a measure of our clock older than that is made anew
const NOT_ALLOWED = 4403;

export class Connection {
  /**
   * @param {string} address path of the WebSocket
   * @param {() => BrowserMessage} hello the first message, made anew for every connection
   * @param {(message: ServerMessage) => void} onMessage
   * @param {(line: Line) => void} onLine
   */
  constructor(address, hello, onMessage, onLine) {
    this.address = new URL(address, location.href);
    this.address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.hello = hello;
    this.onMessage = onMessage;
    this.onLine = onLine;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT_MS;
    this.timer = 0;
    this.heard = 0;
    this.offset = 0; // server time minus ours, in seconds
    this.trip = Infinity; // how long the answer took that told so, in seconds
    this.measured = 0;
    this.closed = false;
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.lose());
    // A page that comes back from the background should not wait for a timer.
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.isOpen()) this.open();
    });
    setInterval(() => this.ping(), PING_MS);
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING || this.isOpen()) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.send(this.hello());
      for (const wait of SETTLING_MS) setTimeout(() => this.ping(), wait);
      this.onLine("open");
    };
    socket.onmessage = (event) => {
      /** @type {ServerMessage} */
      const message = JSON.parse(event.data);
      if (socket === this.socket) this.receive(message);
    };
    socket.onclose = ({ code }) => {
      if (code === NOT_ALLOWED) this.closed = true; // to ask again would not help
      if (socket === this.socket) this.lose();
    };
  }

  /** @param {BrowserMessage} message */
  send(message) {
    if (!this.isOpen()) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** The server's clock, in seconds. */
  serverTime() {
    return Date.now() / 1000 + this.offset;
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.heard = Date.now();
    if (message.type === "pong") {
      this.measure(message);
      return;
    }
    if (message.type === "stopping") {
      this.wait = message.back_in * 1000; // the server is gone for so long: no use to ask sooner
      return;
    }
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT_MS; // not before: a server may open a line only to say that it is busy
      if (this.trip === Infinity) this.offset = message.server_time - Date.now() / 1000;
    }
    this.onMessage(message);
  }

  /**
   * Half of the way there and back has passed since the server looked at its clock.
   * @param {import("../wire.js").Pong} pong
   */
  measure({ sent, server_time }) {
    const now = Date.now() / 1000;
    const trip = now - sent;
    // The slower an answer is, the less it tells: a busy page keeps its best measure for a while.
    if (trip > this.trip && Date.now() - this.measured < STALE_MS) return;
    this.offset = server_time - (now + sent) / 2;
    this.trip = trip;
    this.measured = Date.now();
  }

  lose() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (this.closed) return;
    this.onLine(navigator.onLine ? "lost" : "offline");
    clearTimeout(this.timer);
    // Some chance in the wait, so that a restarted server is not run over by everybody at once.
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT_MS);
  }

  ping() {
    if (!this.isOpen()) return;
    if (Date.now() - this.heard > SILENCE_MS) this.lose();
    else this.send({ type: "ping", sent: Date.now() / 1000 });
  }
}
