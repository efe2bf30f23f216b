// The faces of whoever sits where.
import assert from "node:assert/strict";
import test from "node:test";
import { colourOf, drawingOf, isFace, knowFaces } from "../../../src/potager/table/web/static/js/scene/faces.js";

const ann = { seat: 0, name: "Ann", face: "cat-face", colour: "plum" };

test("a face is that of whoever sits there, in their colour", () => {
  knowFaces([ann]);
  assert.equal(drawingOf("face:0"), "cat-face");
  assert.equal(colourOf("face:0"), "of-plum");
});

test("nobody is a stranger without a colour; other symbols are what they are", () => {
  assert.equal(drawingOf("face:3"), "person-face");
  assert.equal(colourOf("face:3"), "");
  assert.equal(drawingOf("snail"), "snail");
  assert.ok(!isFace("snail") && !isFace(undefined));
});

test("faces are drawn anew only where one looks different", () => {
  knowFaces([ann]);
  assert.equal(knowFaces([{ ...ann, name: "Anna", ready: true }]), false);
  assert.equal(knowFaces([{ ...ann, colour: "leaf" }]), true);
  assert.equal(knowFaces([{ ...ann, colour: "leaf" }, { seat: 1 }]), true);
});
