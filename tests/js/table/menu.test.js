// How one stops playing, and what is asked before.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { entries, goingOf, waysToGo } = await import("../../../src/potager/table/web/static/js/table/menu.js");

const me = { seat: 0, name: "Ann", mine: true };
const ben = { seat: 1, name: "Ben" };
const bot = { seat: 2, name: "Easy", bot: "easy" };
const at = (...seats) => ({ seat: 0, seats });
const team = { team: "yes" };

test("alone one resigns; from a team one leaves while others are there", () => {
  assert.equal(waysToGo({}, at(me, ben)), "resign");
  assert.equal(waysToGo(team, at(me, ben)), "leave");
  assert.equal(waysToGo(team, at(me, bot)), "give-up");
  assert.equal(waysToGo(team, at(me, { ...bot, stand_in: true })), "leave", "whoever it stands in for may come back");
  assert.equal(waysToGo(team, at(me, { seat: 1, free: true })), "give-up");
});

test("who gives up for a team does so for all seats at this screen", () => {
  const both = at(me, { ...ben, mine: true });
  assert.deepEqual(goingOf(team, both).seats, [0, 1]);
  assert.deepEqual(goingOf({}, both).seats, [0], "else for the one whose turn it is");
});

test("people are asked as whom, and told that a bot plays on where more than two play", () => {
  assert.equal(goingOf({}, at(me, ben)).question, "table-give-up");
  assert.equal(goingOf({}, at(me, { ...ben, mine: true })).question, "table-give-up-as");
  assert.equal(goingOf({}, at(me, ben, bot)).question, "table-give-up table-bot-plays-on");
  assert.equal(goingOf(team, at(me, ben)).question, "table-leave");
});

test("before anything is known there is nobody to go", () => {
  assert.deepEqual(goingOf({}, null), { way: "resign", seats: [], question: "table-give-up" });
});

test("a player who is out can still pause, but has nothing to resign", () => {
  const offered = (out) => entries({ page: {}, now: () => ({ ...at({ ...me, out }, bot), phase: "playing" }) }).map(({ text }) => text);
  assert.ok(offered(false).includes("menu-resign"));
  assert.ok(!offered(true).includes("menu-resign"));
  assert.ok(offered(true).includes("menu-pause"));
});

test("latecomers are only let in where a bot could make room", () => {
  globalThis.document = { getElementById: () => ({ hidden: false }) }; // the chat
  const offered = (...seats) => entries({ page: { host: "yes" }, now: () => ({ ...at(me, ...seats), phase: "playing" }) }).map(({ text }) => text);
  assert.ok(offered(bot).includes("menu-late-on"));
  assert.ok(!offered(ben).includes("menu-late-on"));
});

test("whoever may react can let the table pass, or be asked again", () => {
  const offered = (quiet) => entries({ page: {}, now: () => ({ ...at(me, ben), phase: "playing", quiet }) }).map(({ text }) => text);
  assert.ok(offered(false).includes("menu-quiet-on"));
  assert.ok(offered(true).includes("menu-quiet-off"));
  assert.ok(!offered(undefined).some((text) => text.startsWith("menu-quiet")));
});
