// The line to the server comes back by itself: when the server said so, and not all pages at once.
import assert from "node:assert/strict";
import test from "node:test";

/** The last socket that was opened, and the waits that were asked for. */
let socket;
let waits = [];

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  constructor() {
    this.readyState = FakeSocket.OPEN;
    this.sent = [];
    socket = this;
  }
  send(text) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { href: "https://play.example.org/t/X", protocol: "https:" },
  document: { addEventListener() {}, hidden: false },
  addEventListener() {},
  setInterval() {},
  clearTimeout() {},
  setTimeout(_, wait) {
    waits.push(wait);
  },
});
Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });

const { Connection } = await import(
  "../../../src/potager/table/web/static/js/table/connection.js"
);

function connected() {
  const line = new Connection("/t/X/ws", () => ({ type: "hello" }), () => {}, () => {});
  line.open();
  socket.onopen();
  waits = [];
  return line;
}

test("a page comes back when the stopping server said, each a little sooner or later", () => {
  const found = [];
  for (let page = 0; page < 200; page++) {
    connected();
    socket.onmessage({ data: JSON.stringify({ type: "stopping", back_in: 10 }) });
    socket.onclose({ code: 1012 });
    assert.equal(waits.length, 1);
    found.push(waits[0]);
  }
  assert.ok(Math.min(...found) >= 5000 && Math.max(...found) <= 15_000);
  assert.ok(Math.max(...found) - Math.min(...found) > 3000, "not all at once");
});

test("without a word it asks again soon", () => {
  connected();
  socket.onclose({ code: 1006 });
  assert.ok(waits[0] < 1000);
});

/** A line that is opened anew, on which the server says one thing and hangs up: the next wait. */
function visited(line, message, code) {
  line.open();
  socket.onopen();
  socket.onmessage({ data: JSON.stringify(message) });
  waits = [];
  socket.onclose({ code });
  return waits[0];
}

test("a page that came too often asks later and later, until it is let in (F7)", () => {
  const line = new Connection("/t/X/ws", () => ({ type: "hello" }), () => {}, () => {});
  const busy = { type: "refused", why: "Too many connections.", asked: "hello" };
  const tried = [...Array(8)].map(() => visited(line, busy, 4429));
  assert.ok(tried.every((wait) => wait > 0), "it comes back each time");
  assert.ok(tried[7] > 5000, `but not after ${tried[7]} ms`);
  assert.ok(visited(line, { type: "welcome", server_time: 0 }, 1006) < 1000);
});
