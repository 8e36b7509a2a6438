import { expect, inject, it } from "vitest";
import { runContent } from "../demo-site.ts";
import { tookUntil } from "../faults/running-site.ts";
import { isWithin } from "../patience.ts";
import { get } from "./site.ts";

async function importBeside(records: object[]): Promise<string> {
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { stdout, stderr, status } = await runContent(["import", "-"], { DATA_DIR: inject("dataDir") }, lines);
  expect(status, stderr).toBe(0);
  return stdout;
}

const isSoon = async (check: () => Promise<boolean>) => isWithin(await tookUntil(check), 1000);

const story = (title: string) => ({
  type: "article",
  id: "live-change-test",
  title,
  canonical_url: "/weather/live-change-test",
  wp__category: { title: "Weather", slug: "weather", path: "weather" },
  publication_date: new Date().toISOString(),
  last_published_date: new Date().toISOString(),
  components: [{ is: "paragraph", props: { text: "Text." } }],
});

const shows = (path: string, text: string) => async () => (await (await get(path)).text()).includes(text);

it("an imported story, its change and its removal show within a second on the page and on the front", async () => {
  const path = "/weather/live-change-test";
  expect((await get(path)).status).toBe(404);
  expect((await get("/weather")).status).toBe(200);

  expect(await importBeside([story("First wording of the headline")])).toContain("1 stored, 0 unchanged, 0 refused");
  expect(await isSoon(shows(path, "First wording of the headline")), "story").toBe(true);
  expect(await isSoon(shows("/weather", "First wording of the headline")), "front").toBe(true);

  await importBeside([story("Second wording of the headline")]);
  expect(await isSoon(shows(path, "Second wording of the headline")), "changed story").toBe(true);
  expect(await isSoon(shows("/weather", "Second wording of the headline")), "changed front").toBe(true);

  await importBeside([{ type: "article", id: "live-change-test", deleted: true }]);
  expect(await isSoon(async () => (await get(path)).status === 404), "removed story").toBe(true);
});
