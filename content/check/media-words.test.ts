import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseRecord } from "../records/parse-record.ts";
import { openStore } from "../store/open-store.ts";
import type { Finding } from "./finding.ts";
import { withoutMediaWords } from "./media-words.ts";

const untold = (what: string, at = "components.1"): Finding => ({
  kind: "missing-alt",
  what,
  why: `${at} says nothing of it`,
  mend: ["article/1"],
  pages: [],
});

it("a picture in a text whose media record has words is not missing any; in lists it is", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-media-words-"));
  const store = await openStore({ dataDir });
  const records = [
    { type: "media", id: "/uploads/a.jpg", path: "/uploads/a.jpg", alt: "A bridge" },
    { type: "media", id: "/uploads/b.jpg", path: "/uploads/b.jpg" },
  ].map((record) => parseRecord(JSON.stringify(record)));
  await store.write(records.flatMap((parsed) => ("ok" in parsed ? [{ put: parsed.ok }] : [])));
  const dead: Finding = { kind: "dead-link", what: "/uploads/a.jpg", why: "answers 404", mend: [], pages: [] };
  const given = [
    untold("/uploads/a.jpg"),
    untold("/uploads/a.jpg", "imageAlt"),
    untold("/uploads/b.jpg"),
    untold("/c.jpg"),
    dead,
  ];
  expect(await withoutMediaWords(given, store)).toEqual(given.slice(1));
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});
