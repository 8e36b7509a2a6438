// Tests wait for the thing itself, with one patience for all: a pause that is long enough here is too short on a busy machine and too long on a
// quick one, and so is a deadline.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

const pauses: readonly RegExp[] = [
  /\bwaitForTimeout\(/,
  /\bsetTimeout as \w+ \} from "node:timers\/promises"/,
  /\bsetTimeout\((?:resolve|done),/,
  /\bsetTimeout\(\(\) => [^;]*?, [\d_]+\)/,
];
/** `eventually` and the configurations know how long to wait. Where a block is tried again and again, one try may be short. */
const deadlines: readonly RegExp[] = [
  /\bvi\.(?:waitFor|waitUntil)\(/,
  /\bexpect(?:\.poll)?\([^;]*\btimeout: [\d_]+/,
  /^ *\}, [\d_]{4,}\);$/m,
  /\btest\.setTimeout\([1-9]/,
  /\bperformance\.now\(\) - \w+\)\.toBeLessThan/,
  /\bDate\.now\(\) - \w+\)\.toBeLessThan/,
];

/** Where time itself is what is tested, or what a stand-in is slow by. */
const allowed: Readonly<Record<string, string>> = {
  "site/lib/jsonp.test.ts": "a service that never answers is given up",
  "site/service-worker/network-first.test.ts": "an answer that is late by a clock which the test moves",
  "tests/attacks/event-loop.test.ts": "a process stands still for a time that it then tells",
  "tests/attacks/stalled-readers.test.ts": "a reader who is slow, but never for as long as one may stand still",
  "tests/browser/alerts-sign-up.spec.ts": "a message is delivered again until the browser shows it",
  "tests/browser/fetch-ahead.spec.ts": "a link that rests for as long as one has to",
  "tests/browser/offline-reading.spec.ts": "a link is pressed again until the site answers in time",
  "tests/browser/slideshow.spec.ts": "a step that is tried again until the page has woken up",
  "tests/browser/trusted-types.spec.ts": "a step that is tried again until the page has woken up",
  "tests/eventually.ts": "the patience of all",
  "tests/faults/coverage-writers.ts": "a reporter who hears no answer sends again, with a pause for breath",
  "tests/faults/front-writers.ts": "whoever hears no answer sends again, with a pause for breath",
  "tests/histories/faults.ts": "what was lost is sent again in its own time, and a clock is read once a second",
  "tests/histories/play.ts": "a second after all is put right, readers look once more",
  "tests/histories/run-faults.ts": "how long something is wrong is a part of the history",
  "tests/histories/readers.ts": "readers who ask again and again, with a pause for breath",
  "tests/histories/writers.ts": "whoever hears no answer sends again, with a pause for breath",
  "tests/http/hostile-import.test.ts": "readers who ask again and again, with a pause for breath",
  "tests/http/television.test.ts": "how old the time is that an answer carries",
  "tests/http/varnish-late.test.ts": "an answer that is long on its way",
  "tests/judges/nu-checker.ts": "asks again and again until the program answers, or has ended",
  "tests/server-memory.ts": "a process gives memory back some time after it was collected",
  "tests/stand-ins/blog/move-in.ts": "a command is looked at again and again until it is to be killed, or has ended",
  "tests/stand-ins/slow-line.ts": "a line that is slow",
  "tests/store/start-postgres.ts": "asks again and again until the program answers, or has ended",
  "tests/until.ts": "the patience of all",
};

const faultsIn = (text: string) =>
  [...pauses, ...deadlines].flatMap((pattern) => pattern.exec(text)?.[0].split("\n")[0] ?? []);

const files = globSync(
  ["tests/**/*.ts", "{model,core,site,content,server,desk,demo,scripts,docs}/**/*.test.{ts,tsx}"],
  {
    cwd: root,
  },
).filter((file) => !file.endsWith("source/fixed-pauses.test.ts"));

describe("fixed pauses and deadlines", () => {
  const faults = new Map(
    files.map((file) => [file, faultsIn(readFileSync(join(root, file), "utf8"))] as const).filter(([, all]) => all[0]),
  );

  it("no test has one, but for those that say why", () => {
    expect([...faults].filter(([file]) => allowed[file] === undefined)).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });

  it("what is allowed is needed", () => {
    expect(Object.keys(allowed).filter((file) => !faults.has(file))).toEqual([]);
  });

  it.each([
    "await page.waitForTimeout(500);",
    'import { setTimeout as wait } from "node:timers/promises";',
    "await new Promise((resolve) => setTimeout(resolve, 80));",
    "setTimeout(() => resolve(0), 300);",
    "setTimeout(() => socket.resume(), 400);",
    "await vi.waitFor(() => expect(heard).toEqual([]));",
    "await expect(card).toBeVisible({ timeout: 5000 });",
    "await expect.poll(() => log, { timeout: 8000 }).toBe(1);",
    "expect(performance.now() - began).toBeLessThan(500);",
    "}, 120_000);",
    "test.setTimeout(90_000);",
  ])("is found: %s", (line) => {
    expect(faultsIn(line)).toHaveLength(1);
  });
});
