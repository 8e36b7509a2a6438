// FRONT_DOOR=off: node:http answers cached pages too, and nobody sees a difference.

import { afterAll, beforeAll, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { article } from "./site.ts";

const sites: DemoSite[] = [];

beforeAll(async () => {
  // The stories of a demo are as old as it is: both read the same.
  for (const setting of ["on", "off"])
    sites.push(
      await startDemoSite({
        ...(sites[0] && { dataDir: sites[0].dataDir }),
        env: { FRONT_DOOR: setting, PAGE_FRESH_SECONDS: "3600" },
      }),
    );
});
afterAll(() => Promise.all(sites.map((site) => site.stop())));

async function cached(site: DemoSite): Promise<{ status: number; headers: object; body: string }> {
  const ask = () => fetch(site.url + article, { headers: { "accept-encoding": "identity" } });
  await (await ask()).arrayBuffer();
  const response = await ask();
  const { date, ...headers } = Object.fromEntries(response.headers);
  expect(date).toMatch(/GMT$/);
  return { status: response.status, headers, body: (await response.text()).replaceAll(site.url, "") };
}

it("a cached page is the same with and without the front door", async () => {
  // A page has the ages of the minute in which it was drawn: both are drawn well within one.
  await eventually(() => expect(new Date().getSeconds()).toBeLessThan(40));
  const [on, off] = await Promise.all(sites.map(cached));
  expect(off?.status).toBe(200);
  expect(off?.body).toBe(on?.body);
  expect(Object.keys(off?.headers ?? {}).toSorted()).toEqual(Object.keys(on?.headers ?? {}).toSorted());
});
