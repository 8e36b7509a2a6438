import { expect, it } from "vitest";
import { olderPaths, wasFrontPage } from "./post-address.ts";

const item = (meta: Record<string, string[]>) => ({
  fields: new Map<string, string>(),
  meta: new Map(Object.entries(meta)),
  terms: [],
  comments: [],
});

it.each<[string, string, Record<string, string[]>, string[]]>([
  ["nothing", "/2021/03/04/b", {}, []],
  ["an earlier name", "/2021/03/04/b", { _wp_old_slug: ["a"] }, ["/2021/03/04/a"]],
  ["an earlier date", "/2021/03/04/b", { _wp_old_date: ["2019-01-02"] }, ["/2019/01/02/b"]],
  [
    "an earlier name and date",
    "/2021/03/04/b",
    { _wp_old_slug: ["a"], _wp_old_date: ["2019-01-02"] },
    ["/2021/03/04/a", "/2019/01/02/b", "/2019/01/02/a"],
  ],
  ["an earlier month", "/blog/2021/03/b", { _wp_old_date: ["2019-01-02"] }, ["/blog/2019/01/b"]],
  ["an earlier date of an address without one", "/b", { _wp_old_date: ["2019-01-02"] }, []],
  ["what is no date", "/2021/03/04/b", { _wp_old_date: ["yesterday"] }, []],
  ["an earlier date with an ending", "/2021/03/b.html", { _wp_old_date: ["2019-01-02"] }, ["/2019/01/b.html"]],
])("%s of a post", (_, path, meta, paths) => {
  expect(olderPaths(item(meta), path)).toEqual(paths);
});

it.each([
  ["https://old.example/", true],
  ["https://old.example", true],
  ["https://old.example/?page_id=134", false],
  ["https://old.example/home/", false],
  ["", false],
])("a page at %s was the front page: %s", (link, expected) => {
  expect(wasFrontPage({ fields: new Map([["link", link]]) })).toBe(expected);
});
