import { pino } from "pino";
import { expect, it } from "vitest";
import { activity, Activity } from "./activity.ts";
import { newFigures } from "./figures.ts";
import { pageLog } from "./page-log.ts";
import { Tally } from "./tally.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

function logged() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) }) };
}

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it("a stall of the event loop is told with what held it, and counted", async () => {
  const { lines, log } = logged();
  const figures = newFigures();
  const watch = watchEventLoop(figures, log);
  try {
    activity.hold("draw /a-heavy-story", () => block(400));
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ during: "draw /a-heavy-story" }));
    const [line] = lines;
    expect(line).toMatchObject({ msg: "event loop stalled", level: 40, cpuMs: expect.any(Number) });
    expect(line?.["ms"]).toBeGreaterThan(250);
    expect(figures.stalls).toBeGreaterThan(0);
    expect(watch.longestStall()).toBeGreaterThan(250);
  } finally {
    watch.stop();
  }
});

it("what was under way is named, likeliest first, where nothing says that it held the thread", () => {
  let now = 0;
  const noted = new Activity(() => now);
  const endOld = noted.begin("GET /waits-for-long");
  now = 1000;
  const quick = noted.begin("GET /quick");
  now = 1001;
  quick();
  const slow = noted.begin("GET /slow");
  noted.hold("draw /short", () => (now += 20));
  now = 1400;
  slow();
  noted.begin("GET /late");
  now = 1410;
  expect(noted.since(1000)).toBe("GET /slow, GET /late, GET /waits-for-long");
  noted.forgetEnded();
  endOld();
  now = 2000;
  expect(noted.since(1900)).toBe("GET /late");
});

it("work that fails has ended too", async () => {
  let now = 0;
  const noted = new Activity(() => now);
  const fails = async () => {
    now += 50;
    throw new Error("no");
  };
  await expect(noted.during("render /x", fails)).rejects.toThrow("no");
  expect(() =>
    noted.hold("draw /x", () => {
      throw new Error("not drawn");
    }),
  ).toThrow("not drawn");
  noted.forgetEnded();
  now += 100;
  expect(noted.since(0)).toBe("");
});

it("what robots can cause is counted and told once, with a few examples; other warnings are lines of their own", () => {
  const { lines, log } = logged();
  const tally = new Tally(log);
  const pages = pageLog(log, tally);
  for (let index = 0; index < 500; index += 1) pages.warn("static page is undefined", { path: `/wp-${index}.php` });
  pages.warn("block dropped", { article: "a" });
  expect(lines).toMatchObject([{ msg: "block dropped", article: "a" }]);
  tally.count("addresses not found", "x".repeat(5000));
  tally.close();
  expect(lines.slice(1)).toMatchObject([
    {
      msg: "static page is undefined",
      level: 40,
      count: 500,
      examples: ["/wp-0.php", "/wp-1.php", "/wp-2.php", "/wp-3.php", "/wp-4.php"],
    },
    { msg: "addresses not found", count: 1, examples: ["x".repeat(200)] },
  ]);
  tally.tell();
  expect(lines).toHaveLength(3);
});
