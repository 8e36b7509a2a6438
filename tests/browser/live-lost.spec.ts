// Live coverage when the way to the server is bad. Browsers write lost connections to the console, so it is not held silent here.

import { expect, test, type Page } from "@playwright/test";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { nextFrames } from "./taken-over.ts";

const path = "/coverage/lost";
let site: DemoSite;

async function store(ids: string[]): Promise<void> {
  const updates = ids.map((id, index) => ({
    id,
    title: `Post ${id}`,
    time: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
  }));
  const record = { type: "live_event", id: "coverage/lost", title: "Lost and found", updates };
  const { status, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, JSON.stringify(record));
  expect(status, stderr).toBe(0);
}

/** Whoever listened would be told by now: the page itself is made from what the stream tells of. */
const siteHas = (id: string) => expect.poll(async () => (await fetch(site.url + path)).text()).toContain(`Post ${id}`);

const connected = (page: Page) => expect(page.getByText("Updating live")).toBeVisible();

test.beforeEach(async () => {
  site = await startDemoSite({ empty: true });
  await store(["a"]);
});

test.afterEach(async () => {
  await site.stop();
});

test("offline it says so; online again it brings what was missed", async ({ page, context }) => {
  await page.goto(site.url + path);
  await connected(page);
  await context.setOffline(true);
  await expect(page.getByText("Connection lost, trying again")).toBeVisible();
  await store(["c", "b", "a"]);
  await siteHas("c");
  await nextFrames(page);
  await expect(page.getByRole("link", { name: "2 new updates" })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("link", { name: "2 new updates" })).toBeVisible();
  await connected(page);
});

test("where streams do not get through, the page polls", async ({ page }) => {
  // As behind a proxy that answers for the stream itself.
  await page.route("**/api/live/**", async (route) => {
    const isStream = (route.request().headers()["accept"] ?? "").includes("text/event-stream");
    await (isStream ? route.fulfill({ status: 502, body: "bad gateway" }) : route.fallback());
  });
  await page.clock.install();
  await page.goto(site.url + path);
  await page.clock.runFor(3000);
  await connected(page);
  await store(["b", "a"]);
  await siteHas("b");
  await page.clock.runFor(30_000);
  await expect(page.getByRole("link", { name: "1 new update" })).toBeVisible();
});

test("a page nobody looks at holds no stream, and catches up when it is looked at", async ({ page }) => {
  let streams = 0;
  page.on("request", (request) => {
    if (request.url().includes(`/api/live${path}`)) streams += 1;
  });
  await page.goto(site.url + path);
  await connected(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await expect(page.getByText("Paused")).toBeVisible();
  await store(["b", "a"]);
  await siteHas("b");
  await nextFrames(page);
  expect(streams).toBe(1);
  await setHidden(false);
  await expect(page.getByRole("link", { name: "1 new update" })).toBeVisible();
});
