import { expect, it, vi } from "vitest";
import { ContentState } from "./content-state.ts";
import type { RecordDocs } from "../content/records/kinds.ts";
import { parseRecord } from "../content/records/parse-record.ts";

function doc<T extends keyof RecordDocs>(record: { type: T } & Record<string, unknown>): RecordDocs[T] {
  const parsed = parseRecord(JSON.stringify(record));
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  return JSON.parse(parsed.ok.doc);
}

const story = doc({ type: "article", id: "1", title: "A story", canonical_url: "/politics/a-story" });
const section = doc({ type: "section", id: "politics", title: "Politics", path: "politics" });

it("LAYOUT-06 the content type starts unset and is set once", () => {
  const state = new ContentState();
  expect(state.type).toBeUndefined();
  state.setActualContent({ type: "article", record: story });
  state.assignCategory(section);
  expect(state.type).toBe("article");
});

it("LAYOUT-06 nothing is fetched once the content is set", async () => {
  const state = new ContentState();
  state.assignCategory(section);
  const fetch = vi.fn(async () => story);
  await state.fetchFullArticle(fetch);
  expect(fetch).not.toHaveBeenCalled();
  expect(state.type).toBe("section");
});

it("STATE-06 the actions: AMP styling path, full article, category, actual content", async () => {
  const state = new ContentState();
  state.setAmpStylePath("https://static.example/");
  expect(state.ampStylePath).toBe("https://static.example/amp.css");
  await state.fetchFullArticle(async () => undefined);
  expect(state.isSet).toBe(false);
  await state.fetchFullArticle(async () => story);
  expect(state.actual).toEqual({ type: "article", record: story });
});
