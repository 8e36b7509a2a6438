// The event loop is watched: its lag is in /metrics, and a stall is told in the log with what was under way.

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { section, story } from "../faults/running-site.ts";
import { metricsOf } from "./metrics.ts";

const secret = "the secret of these very tests";

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: { ACCESS_SECRET: secret },
    records: [section, story("calm", "A calm story")],
  });
});
afterAll(() => site.stop());

const metrics = () => metricsOf(site.url, secret);

interface StallLine {
  msg: string;
  ms: number;
  cpuMs: number;
  during: string;
}

const stalls = () =>
  site
    .log()
    .split("\n")
    .filter((line) => line.includes('"event loop stalled"'))
    .map((line): StallLine => JSON.parse(line));

it("a process that stood still says for how long, with the time of the processor that it had", async () => {
  await (await fetch(`${site.url}/us/calm`)).text();
  site.process.kill("SIGSTOP");
  await wait(600);
  site.process.kill("SIGCONT");
  await expect.poll(() => stalls().some(({ ms }) => ms >= 400)).toBe(true);
  const stall = stalls().find(({ ms }) => ms >= 400);
  expect(stall?.cpuMs).toBeLessThan(stall?.ms ?? 0);
  expect(stall?.during).toEqual(expect.any(String));
  const figure = await metrics();
  expect(figure("site_event_loop_stalls_total")).toBeGreaterThan(0);
  expect(figure("site_event_loop_longest_stall_seconds")).toBeGreaterThan(0.39);
  for (const name of ["p50", "p99", "max"]) {
    expect(figure(`nodejs_eventloop_lag_${name}_seconds`)).toBeGreaterThanOrEqual(0);
  }
});
