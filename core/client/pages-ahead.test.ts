import { expect, it, vi } from "vitest";
import { pagesAhead } from "./pages-ahead.ts";

const story = new URL("https://news.example/us/story");
const how = { goodFor: 100, priority: "low" } as const;

it("fetches a page once, and gives it once", async () => {
  const fetch = vi.fn(async ({ pathname }: URL) => pathname);
  const pages = pagesAhead(fetch);
  void pages.begin(story, how);
  void pages.begin(new URL("#main", story), { goodFor: 100, priority: "high" });
  expect(fetch).toHaveBeenCalledTimes(1);
  const taken = pages.take(story);
  expect(taken?.found).toBeUndefined();
  expect(await taken?.answer).toBe("/us/story");
  expect(taken?.found).toBe("/us/story");
  expect(pages.take(story)).toBeUndefined();
});

it("is for the page without a query alone", () => {
  const pages = pagesAhead(async () => "page");
  void pages.begin(story, how);
  expect(pages.take(new URL("?page=2", story))).toBeUndefined();
});

it("shows nothing that has grown old, and fetches it again", () => {
  let now = 0;
  const fetch = vi.fn(async () => "page");
  const pages = pagesAhead(fetch, () => now);
  void pages.begin(story, how);
  now = 100;
  expect(pages.take(story)).toBeUndefined();
  void pages.begin(story, how);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("asks again for what could not be had", async () => {
  const fetch = vi.fn(async (): Promise<string> => {
    throw new Error("offline");
  });
  const pages = pagesAhead(fetch);
  expect(await pages.begin(story, how)).toBeUndefined();
  await pages.begin(story, how);
  expect(fetch).toHaveBeenCalledTimes(2);
});
