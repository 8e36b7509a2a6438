import { expect, it } from "vitest";
import { pauseAfter, usualPlan } from "./restart-plan.ts";

it.each([
  { failures: 0, serving: 1, pause: 0 },
  { failures: 1, serving: 0, pause: 0 },
  { failures: 2, serving: 0, pause: 500 },
  { failures: 3, serving: 1, pause: 1_000 },
  { failures: 7, serving: 0, pause: 16_000 },
  { failures: 9, serving: 0, pause: 30_000 },
  { failures: 10, serving: 0, pause: undefined },
  // Somebody serves: it is tried for ever.
  { failures: 10, serving: 1, pause: 30_000 },
  { failures: 2_000, serving: 1, pause: 30_000 },
])("after $failures failures in a row, with $serving serving: $pause ms", ({ failures, serving, pause }) => {
  expect(pauseAfter({ failures, serving }, usualPlan)).toBe(pause);
});
