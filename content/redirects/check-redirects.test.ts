import { expect, it } from "vitest";
import { checkRedirects } from "./check-redirects.ts";

const all = (text: string) =>
  text.split(" ").map((pair) => {
    const [from = "", to = ""] = pair.split(">");
    return { from: `/${from}`, to: to.startsWith("http") ? to : `/${to}` };
  });

it.each([
  ["a>b c>https://x.example/", { loops: [], long: [], chained: 0 }],
  ["a>b b>c", { loops: [], long: [], chained: 1 }],
  ["a>b b>a", { loops: [["/a", "/b", "/a"]], long: [], chained: 0 }],
  ["x>a a>b b>c c>a y>b", { loops: [["/a", "/b", "/c", "/a"]], long: [], chained: 0 }],
  [
    "a>a b>c c>b",
    {
      loops: [
        ["/a", "/a"],
        ["/b", "/c", "/b"],
      ],
      long: [],
      chained: 0,
    },
  ],
  ["a/*>b/* b/x>c", { loops: [], long: [], chained: 0 }],
  ["b/x>a/x a/*>b/*", { loops: [["/b/x", "/a/x", "/b/x"]], long: [], chained: 0 }],
  [
    "a/*>b/* b/:name>a/:name",
    {
      loops: [
        ["/a/*", "/b/*", "/a/*"],
        ["/b/:name", "/a/:name", "/b/:name"],
      ],
      long: [],
      chained: 0,
    },
  ],
  ["a>b?x=1 b>a#top", { loops: [["/a", "/b", "/a"]], long: [], chained: 0 }],
])("%s", (redirects, expected) => {
  expect(checkRedirects(all(redirects))).toEqual(expected);
});

it.each([
  [":slug>a", "/a", []],
  [":slug>a", "/b", [["/:slug", "/a", "/a"]]],
  ["a>b b>a", "/a", [["/a", "/b", "/a"]]],
])("%s where a page stands at %s: loops %o", (redirects, page, loops) => {
  const found = checkRedirects(all(redirects), (path) => path === page).loops;
  expect(found.map((steps) => steps.at(-1))).toEqual(loops.map((steps) => steps.at(-1)));
});

it("tells the ways that are too long to be followed", () => {
  const chain = Array.from({ length: 12 }, (_, step) => ({ from: `/${step}`, to: `/${step + 1}` }));
  const { long, chained } = checkRedirects(chain);
  expect(long.map(([first]) => first)).toEqual(["/0", "/1"]);
  expect(chained).toBe(11);
});
