import { expect, it } from "vitest";
import { forFrame, markName } from "./module-marks.ts";

it.each([
  ["main-0", "main%2D0"],
  ["a--b>", "a%2D%2Db%3E"],
  ["plain", "plain"],
])("the key %s is fit for a comment", (key, expected) => {
  expect(markName(key)).toBe(expected);
});

it.each([
  ["a module", '<module-mark name="k"><p>x</p></module-mark>', "<!--module:k--><p>x</p><!--/module-->"],
  ["a script", '<p>a</p><script type="module" src="/a.js"></script><p>b</p>', "<p>a</p><p>b</p>"],
  ["data", '<script type="application/ld+json">{"a":1}</script>', ""],
  [
    "what is fetched early",
    '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css">',
    '<link rel="stylesheet" href="/a.css">',
  ],
  ["a script without an end", "<p>a</p><script>", "<p>a</p><script>"],
])("%s, for a frame that runs no scripts", (_, html, expected) => {
  expect(forFrame(html)).toBe(expected);
});
