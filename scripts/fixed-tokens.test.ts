import { expect, it } from "vitest";
import { fixedTokens, withFixedTokens } from "./fixed-tokens.ts";

const tokens = `:root { --space-1: 0.25rem; --weight-head: 750; --ink: light-dark(#111, #eee); --navy: #123; --scrim: rgb(6 12 24 / 62%); --wide: clamp(1rem, 2vw, 2rem); --size-text: 1rem; }`;
const others = [".a { --gap: 1rem; padding: var(--space-1); }", "@media print { :root { --size-text: 10pt; } }"];
const fixed = fixedTokens({ tokens, all: [tokens, ...others], open: ["--navy"] });

it("what is one plain value and nothing changes is fixed", () => {
  expect([...fixed]).toEqual([
    ["--space-1", "0.25rem"],
    ["--weight-head", "750"],
    ["--scrim", "rgb(6 12 24 / 62%)"],
  ]);
});

it.each([
  ["padding: var(--space-1) var(--size-text)", "padding: 0.25rem var(--size-text)"],
  ["margin: calc(-1 * var( --space-1 ))", "margin: calc(-1 * 0.25rem)"],
  ["gap: var(--gap, var(--space-1))", "gap: var(--gap, 0.25rem)"],
  ["color: var(--ink)", "color: var(--ink)"],
  [":root { --space-1: 0.25rem; --ink: #111 }", ":root {  --ink: #111 }"],
])("%s is built as %s", (css, built) => {
  expect(withFixedTokens(css, fixed)).toBe(built);
});
