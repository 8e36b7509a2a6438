// Debian's Varnish when every node of the site is dead: what it shows for the next day, by a clock that is put forward, and what it does not.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { section, story } from "../faults/running-site.ts";
import { faketime, wrongClock, type WrongClock } from "../stand-ins/wrong-clock.ts";
import { freePort, startVarnish, varnish, type RunningVarnish } from "./start-varnish.ts";

const secret = "the secret of these very tests";
const missing = varnish.missing ?? faketime.missing;
const title = missing === undefined ? "" : ` (passed over: ${missing})`;
const hour = 3_600;
const pages = ["/", "/us", "/us/one", "/us/changed", "/_page/us/one", "/feeds/latest.xml"];
const unread = "/us/never-asked-for";

describe.skipIf(missing !== undefined)(`Varnish when the site is dead${title}`, () => {
  let folder: string;
  let clock: WrongClock;
  let site: DemoSite;
  let edge: RunningVarnish;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "meridian-clock-"));
    clock = await wrongClock(join(folder, "clock"));
    const port = await freePort();
    site = await startDemoSite({
      empty: true,
      env: { ACCESS_SECRET: secret, PURGE: `varnish://127.0.0.1:${port}` },
    });
    edge = await startVarnish(port, Number(new URL(site.url).port), clock.env);
    await store(section, story("one", "A story"), story("changed", "The first wording"));
    await quiet();
    for (const path of pages) await eventually(async () => expect((await get(path)).cache).toBe("hit"));
    await store(story("changed", "The second wording"));
    await quiet();
    await site.stop();
  });
  afterAll(async () => {
    await edge.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function store(...records: object[]): Promise<void> {
    const headers = { authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}` };
    const body = records.map((record) => JSON.stringify(record)).join("\n");
    const answer = await fetch(`${site.url}/api/content`, { method: "POST", body, headers });
    expect(await answer.json()).toMatchObject({ refused: 0 });
  }
  const quiet = () =>
    eventually(async () => {
      const figure = await metricsOf(site.url, secret);
      expect(figure('site_queue{queue="purges",state="waiting"}')).toBe(0);
    });
  async function get(path: string) {
    const { status, headers } = await fetch(edge.url + path, { redirect: "manual" });
    return { status, cache: headers.get("x-cache"), control: headers.get("cache-control") };
  }
  /** By Varnish's own clock, which it tells with what it answers itself. */
  async function goTo(hours: number): Promise<void> {
    await clock.set(hours * hour);
    await eventually(async () => {
      const { headers } = await fetch(edge.url + unread);
      const ahead = Date.parse(headers.get("date") ?? "") - Date.now();
      expect(Math.abs(ahead / 1_000 - hours * hour)).toBeLessThan(60);
    });
  }

  it.each([0, 1, 12, 23])(
    "%i hours later readers are served what was there, also what had just changed",
    async (at) => {
      await goTo(at);
      for (const path of pages) expect([path, (await get(path)).status]).toEqual([path, 200]);
    },
  );

  it("what was never asked for is told to be away for now, and that is nobody's to keep", async () => {
    expect(await get(unread)).toEqual({ status: 503, cache: "miss", control: "no-store" });
  });

  it("two days later nothing that old is shown any more", async () => {
    await goTo(49);
    expect(await get("/us/one")).toMatchObject({ status: 503, control: "no-store" });
  });
});
