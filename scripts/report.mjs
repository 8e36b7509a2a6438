// The lines by which a test runner tells what it does: `found` so many tests, so many `ended`, how many
// `seconds` a `file` took, and at the end a `name` with its `outcome`.

import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Called in the runner, which was given the file by its environment. */
export function tell(line) {
  appendFileSync(process.env.TEST_REPORT, `${JSON.stringify(line)}\n`);
}

/** What was told so far. A line that is being written is left out. */
export function readReport(file) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const lines = text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const sum = (key) => lines.reduce((total, line) => total + (line[key] ?? 0), 0);
  const named = (outcome) => lines.filter((line) => line.outcome === outcome).map(({ name }) => name);
  return {
    found: sum("found"),
    ended: sum("ended"),
    passed: named("passed").length,
    failed: named("failed"),
    flaky: named("flaky"),
    files: secondsOfFiles(lines),
  };
}

/** A file may tell of its tests one by one. */
function secondsOfFiles(lines) {
  const files = new Map();
  for (const { file, seconds } of lines) {
    if (file !== undefined) files.set(file, (files.get(file) ?? 0) + seconds);
  }
  return [...files].map(([file, seconds]) => ({ file, seconds }));
}
