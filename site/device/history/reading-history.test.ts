import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../testing.ts";
import {
  emptyHistory,
  forgetRead,
  historyKey,
  mostRead,
  noteRead,
  readingHistory,
  switchHistory,
} from "./reading-history.ts";

const story = (name: string) => ({ url: `/us/${name}`, title: name });
const urls = () => readingHistory.read().stories.map(({ url }) => url);

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it("nothing is noted before the reader has switched it on", () => {
  noteRead(story("a"), 1);
  expect(storage.items.size).toBe(0);
  switchHistory(true);
  noteRead(story("a"), 2);
  noteRead(story("b"), 3);
  noteRead(story("a"), 4);
  expect(urls()).toEqual(["/us/a", "/us/b"]);
});

it("switched off, nothing is left of it", () => {
  switchHistory(true);
  noteRead(story("a"), 1);
  switchHistory(false);
  expect(storage.items.has(historyKey)).toBe(false);
  switchHistory(true);
  expect(urls()).toEqual([]);
});

it(`holds the last ${mostRead}, and each of them or all can be erased while it stays on`, () => {
  switchHistory(true);
  for (let at = 0; at <= mostRead; at += 1) noteRead(story(`${at}`), at);
  expect(urls()).toHaveLength(mostRead);
  forgetRead(`/us/${mostRead}`);
  expect(urls()).toHaveLength(mostRead - 1);
  emptyHistory();
  expect(readingHistory.read()).toEqual({ isOn: true, stories: [] });
});
