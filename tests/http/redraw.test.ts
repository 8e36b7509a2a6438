// A page that readers come for is drawn anew when its content changes, before the next of them asks.

import { expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite } from "../demo-site.ts";

const secret = "the secret of this test";
const authorization = `Bearer ${signAccess("content", Date.now() + 3_600_000, secret)}`;
const story = (id: number, title: string) => ({
  title,
  canonical_url: `/harbor/pier-${id}`,
  publication_date: "2026-01-10T12:00:00Z",
  components: [{ is: "paragraph", props: { text: "Words." } }],
});

it("the next reader of a changed page has it from the cache", async () => {
  const site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
  const put = async (id: number, title: string) => {
    const answer = await fetch(`${site.url}/api/content/article/${id}`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(story(id, title)),
    });
    expect(answer.ok).toBe(true);
  };
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const figure = async (name: string) => (await metricsOf(site.url, secret))(name);
  try {
    await put(1, "High water");
    await put(2, "Nobody reads this");
    for (const path of ["/harbor/pier-1", "/harbor/pier-1", "/harbor"]) await read(path);
    const missed = () => figure('site_request_seconds_count{route="page",cache="miss"}');
    let tide = 0;
    const missedAfterChange = async () => {
      const [made, before] = [await figure("site_renders_total"), await missed()];
      tide += 1;
      await put(1, `Tide ${tide}`);
      await expect.poll(() => figure("site_renders_total")).toBeGreaterThanOrEqual(made + 2);
      expect(await read("/harbor/pier-1")).toContain(`Tide ${tide}`);
      expect(await read("/harbor")).toContain(`Tide ${tide}`);
      return (await missed()) - before;
    };
    // Whoever asks while it is drawn waits for it, and counts as one who missed it.
    await expect.poll(missedAfterChange).toBe(0);
  } finally {
    await site.stop();
  }
});
