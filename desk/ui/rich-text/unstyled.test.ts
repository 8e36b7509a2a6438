import { expect, it } from "vitest";
import { unstyled } from "./unstyled.ts";

it.each([
  [`<b style="x"><i\nSTYLE = 'y'>a</i></b>`, `<b data-style="x"><i data-STYLE= 'y'>a</i></b>`],
  [`<style type="a">p > b { x }</style>Words`, "Words"],
  [`<img onerror="x()">`, `<img data-onerror="x()">`],
  ["<p>Her style=new, a < b</p>", "<p>Her style=new, a < b</p>"],
])("%j", (given, expected) => {
  expect(unstyled(given)).toBe(expected);
});
