import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tests/eventually.ts";
import { isDeadEnd, watchDeadLinks, type DeadLinkWatch, type LinkOutcome } from "./dead-links.ts";

const there = new Set<string>();
const failing = new Set<string>();
const asked: string[] = [];
const onFound = vi.fn<() => void>();
let tell: (keys: readonly string[]) => void = () => {};
let watch: DeadLinkWatch;

function start(): DeadLinkWatch {
  return watchDeadLinks({
    paths: ["/us", "/world", "/sports"],
    isDead: (path, keys) => {
      asked.push(path);
      keys.add(`list:${path}`);
      if (failing.has(path)) return Promise.reject(new Error("the store is away"));
      return Promise.resolve(!there.has(path));
    },
    onChange: (listener) => {
      tell = listener;
      return () => (tell = () => {});
    },
    onFound,
    every: 600_000,
  });
}

beforeEach(async () => {
  there.clear();
  failing.clear();
  onFound.mockClear();
  there.add("/us");
  watch = start();
  await watch.ready;
  asked.length = 0;
});

afterEach(() => watch.close());

const settled = () => eventually(() => expect(asked).not.toEqual([]));

it("knows which links lead nowhere once all have been asked for", () => {
  expect(watch.current()).toEqual(["/world", "/sports"]);
  expect(onFound).toHaveBeenCalledOnce();
});

it("asks again for what a change touches, and for nothing else", async () => {
  there.add("/world");
  tell(["list:/world", "record:article/1"]);
  await settled();
  expect(asked).toEqual(["/world"]);
  await eventually(() => expect(watch.current()).toEqual(["/sports"]));
  expect(onFound).toHaveBeenCalledTimes(2);
});

it("says nothing where all is as before", async () => {
  tell(["list:/us"]);
  await settled();
  expect(watch.current()).toEqual(["/world", "/sports"]);
  expect(onFound).toHaveBeenCalledOnce();
});

it("asks for all of them when nobody knows what has changed", async () => {
  tell(["*"]);
  await eventually(() => expect(asked).toEqual(["/us", "/world", "/sports"]));
});

it("ERR-04 what cannot be read leads where it led before", async () => {
  failing.add("/us").add("/world");
  tell(["*"]);
  await eventually(() => expect(asked).toHaveLength(3));
  expect(watch.current()).toEqual(["/world", "/sports"]);
});

it("hears of nothing more once closed", () => {
  watch.close();
  tell(["*"]);
  expect(asked).toEqual([]);
});

it.each<[string, Record<string, LinkOutcome>, boolean | undefined]>([
  ["a page", { "/a": "page" }, false],
  ["nothing", { "/a": "nothing" }, true],
  ["what could not be read", { "/a": "unknown" }, undefined],
  ["a redirect to a page", { "/a": { to: "/b?x=1" }, "/b": "page" }, false],
  ["a redirect to nothing", { "/a": { to: "/b" }, "/b": "nothing" }, true],
  ["a redirect to what could not be read", { "/a": { to: "/b" }, "/b": "unknown" }, undefined],
  ["a redirect to another site", { "/a": { to: "https://elsewhere.example/b" } }, false],
  ["a circle", { "/a": { to: "/b" }, "/b": { to: "/a" } }, true],
])("a link to %s", async (_, outcomes, expected) => {
  expect(await isDeadEnd("/a", (path) => Promise.resolve(outcomes[path] ?? "nothing"))).toBe(expected);
});
