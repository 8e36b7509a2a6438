// A store in which some records cannot be read: the shelves that need them are missing, the page and its other shelves stand.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { ask } from "./running-site.ts";

const broken = [
  ["aggregate", "most-watched"],
  ["show", "case-file"],
  ["video", "6390000000148"],
] as const;

let site: DemoSite;

function breakRecords(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "site.sqlite"));
  const breakDoc = database.prepare("update records set doc = '{' where type = ? and id = ?");
  for (const [type, id] of broken) expect(breakDoc.run(type, id).changes).toBe(1);
  database.close();
}

// A site that runs has read some of them at once, and remembers them.
beforeAll(async () => {
  site = await startDemoSite({ beforeStart: breakRecords });
});

afterAll(() => site.stop());

it("SHELF-07 ERR-03 the landing page stands without the shelves that failed, and the log says why", async () => {
  const { status, body } = await ask(`${site.url}/video`);
  expect(status).toBe(200);
  const shelves = parse(body)
    .querySelectorAll("main section h2")
    .map(({ text }) => text.trim());
  expect(shelves).toEqual(expect.arrayContaining(["Featured", "Tropical Storm Odalys", "Case File", "A slower hour"]));
  expect(shelves).not.toContain("Most watched");
  expect(shelves).not.toContain("Our shows");
  await expect.poll(() => site.log()).toContain('"msg":"Error fetching Aggregate"');
  expect(site.log()).toContain('"msg":"Error fetching Shows"');
});

it("SHELF-01 of a ranked list only the video that cannot be read is missing", async () => {
  const { body } = await ask(`${site.url}/video`);
  const ranked = parse(body)
    .querySelectorAll("main section")
    .find((section) => section.querySelector("h2")?.text.trim() === "Talked about this week");
  expect(ranked?.querySelectorAll("article")).toHaveLength(9);
  await expect.poll(() => site.log()).toContain('"msg":"Error fetching Video"');
});
