import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followedKey } from "../../reader-settings.ts";
import { memoryStorage } from "../testing.ts";
import { followedCalls } from "./fetch-followed.ts";
import { follow, followedTopics, isFollowed, mostFollowed, unfollow, type Topic } from "./followed-topics.ts";
import { pickStories } from "./pick-stories.ts";

const topic = (name: string): Topic => ({ url: `/${name}`, name, kind: "categories", values: [name] });

let storage: ReturnType<typeof memoryStorage>;
const mark = vi.fn();
beforeEach(() => {
  storage = memoryStorage();
  mark.mockClear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { toggleAttribute: mark } });
});
afterEach(() => vi.unstubAllGlobals());

it("what is followed is saved, and the page keeps room for it as long as there is any", () => {
  follow(topic("politics"));
  expect(mark).toHaveBeenLastCalledWith("data-follows", true);
  follow(topic("us"));
  expect(followedTopics.read().topics.map(({ name }) => name)).toEqual(["us", "politics"]);
  unfollow("/politics");
  expect([isFollowed("/us"), isFollowed("/politics")]).toEqual([true, false]);
  unfollow("/us");
  expect(mark).toHaveBeenLastCalledWith("data-follows", false);
  // The first script takes the mere presence of the entry for a wish.
  expect(storage.items.has(followedKey)).toBe(false);
});

it(`of more than ${mostFollowed} the oldest goes`, () => {
  for (let count = 0; count <= mostFollowed; count += 1) follow(topic(`${count}`));
  expect(followedTopics.read().topics).toHaveLength(mostFollowed);
  expect(isFollowed("/0")).toBe(false);
});

it.each([
  { url: "https://elsewhere.example", name: "a", kind: "tags", values: ["a"] },
  { url: "/a", name: "a", kind: "secrets", values: ["a"] },
  { url: "/a", name: "a", kind: "tags", values: [] },
  { url: "/a", name: "a", kind: "tags", values: "a" },
  { url: "/a", kind: "tags", values: ["a"] },
])("%o is no topic", (saved) => {
  storage.items.set(followedKey, JSON.stringify({ version: 1, topics: [saved, topic("us")] }));
  expect(followedTopics.read().topics).toEqual([topic("us")]);
});

it("each list is asked for by a call of its own", () => {
  const person: Topic = { url: "/person/r/r-d", name: "R. D.", kind: "persons", values: ["17", "r-d"] };
  const tag: Topic = { url: "/category/us/a&b", name: "A", kind: "tags", values: ["us/a&b"] };
  expect(followedCalls([tag, person])).toEqual([
    "/api/article-search?searchBy=tags&values=us%2Fa%26b&size=16",
    "/api/article-search?searchBy=persons&values=17&size=16",
    "/api/article-search?searchBy=persons&values=r-d&size=16",
  ]);
});

const story = (url: string, day?: number) => ({
  url,
  title: url,
  ...(day !== undefined && { publicationDate: new Date(Date.UTC(2026, 10, day)).toISOString() }),
});

it.each([
  ["newest first, across topics", [[story("/a", 3), story("/b", 1)], [story("/c", 2)]], [], ["/a", "/c", "/b"]],
  ["each once", [[story("/a", 3)], [story("/a", 3), story("/b", 2)]], [], ["/a", "/b"]],
  ["without those on the page", [[story("/a", 3), story("/b", 2)]], ["/a"], ["/b"]],
  ["no more than so many", [[4, 3, 2, 1].map((day) => story(`/${day}`, day))], [], ["/4", "/3", "/2"]],
  ["those without a date last", [[story("/a"), story("/b", 1)]], [], ["/b", "/a"]],
  ["nothing of nothing", [[]], [], []],
])("the stories of what is followed: %s", (_, lists, onPage, urls) => {
  expect(pickStories(lists, new Set(onPage), 3).map(({ url }) => url)).toEqual(urls);
});
