// Which folder may import which, and that no modules import each other in a circle.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../src/potager/table/web/static/js");
/** Each may import those before it. */
const FOLDERS = ["lib", "scene", "choosing", "table", "pages"];
const MADE = "lib/catalogue.js"; // by the server, of its texts


/** @param {string} source @param {string} file */
function imported(source, file) {
  const code = source.replaceAll(/\/\*\*.*?\*\//gs, "");
  const found = [...code.matchAll(/(?:\bfrom |^import |\bimport\()"([^"]+)"/gm)].map(([, path]) => path);
  return found.map((path) => relative(ROOT, join(ROOT, dirname(file), path)));
}

const files = readdirSync(ROOT, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".js"));
const graph = new Map(files.map((file) => [file, imported(readFileSync(join(ROOT, file), "utf-8"), file)]));

test("imports are found, also of many names and of what comes later, but no types", () => {
  const source = `/** @typedef {import("../wire.js").Seat} Seat */
import { a } from "./a.js";
import {
  b,
} from "../lib/b.js";
import "./c.js";
const [{ d }] = await Promise.all([import("./d.js")]); /** @type {import("./e.js").E} */`;
  assert.deepEqual(imported(source, "table/x.js"), ["table/a.js", "lib/b.js", "table/c.js", "table/d.js"]);
});

test("every module lies in a folder, and imports what exists", () => {
  assert.deepEqual(files.filter((file) => !FOLDERS.includes(dirname(file))), ["wire.js"]);
  const missing = [...graph].flatMap(([file, all]) => all.filter((one) => one !== MADE && !graph.has(one)).map((one) => [file, one]));
  assert.deepEqual(missing, []);
});

test("a folder imports only itself and those before it; types alone come from anywhere", () => {
  const wrong = [...graph].flatMap(([file, all]) =>
    all.filter((one) => FOLDERS.indexOf(dirname(one)) > FOLDERS.indexOf(dirname(file)) || one === "wire.js").map((one) => `${file} → ${one}`),
  );
  assert.deepEqual(wrong, []);
});

test("no modules import each other in a circle", () => {
  const done = new Set();
  /** @param {string} file @param {string[]} way */
  const visit = (file, way) => {
    assert.ok(!way.includes(file), [...way, file].join(" → "));
    if (done.has(file)) return;
    for (const one of graph.get(file) ?? []) visit(one, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
});
