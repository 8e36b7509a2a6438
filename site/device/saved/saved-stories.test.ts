import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fullStorage, memoryStorage } from "../testing.ts";
import { isSaved, mostSaved, putBack, savedKey, savedStories, saveStory, unsaveStory } from "./saved-stories.ts";

const story = (name: string) => ({ url: `/us/${name}`, title: name, section: "U.S.", imageUrl: "/uploads/a.jpg" });
const urls = () => savedStories.read().stories.map(({ url }) => url);

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it("stories are saved newest first, each once, with what they are known by", () => {
  saveStory(story("a"), 1);
  saveStory(story("b"), 2);
  saveStory(story("a"), 3);
  expect(savedStories.read().stories).toEqual([
    { ...story("a"), at: 3 },
    { ...story("b"), at: 2 },
  ]);
  expect([isSaved("/us/a"), isSaved("/us/c")]).toEqual([true, false]);
});

it(`of more than ${mostSaved} the oldest goes`, () => {
  for (let at = 0; at <= mostSaved; at += 1) saveStory(story(`${at}`), at);
  expect(urls()).toHaveLength(mostSaved);
  expect(isSaved("/us/0")).toBe(false);
  expect(isSaved(`/us/${mostSaved}`)).toBe(true);
});

it("a story removed by mistake comes back where it stood", () => {
  for (const [at, name] of ["a", "b", "c"].entries()) saveStory(story(name), at);
  const removed = { ...story("b"), at: 1 };
  unsaveStory("/us/b");
  expect(urls()).toEqual(["/us/c", "/us/a"]);
  putBack(removed);
  expect(urls()).toEqual(["/us/c", "/us/b", "/us/a"]);
});

it("what cannot be read, or leads elsewhere, is left out", () => {
  const good = { ...story("a"), at: 1 };
  const stories = [
    good,
    { ...good, url: "https://elsewhere.example/" },
    { ...good, at: "1" },
    { url: "/us/b", at: 2 },
    4,
  ];
  storage.items.set(savedKey, JSON.stringify({ version: 1, stories }));
  expect(savedStories.read().stories).toEqual([good]);
});

it("without room nothing is saved, and it is said", () => {
  vi.stubGlobal("localStorage", fullStorage());
  expect(saveStory(story("a"), 1)).toBe(false);
});
