import { expect, it } from "vitest";
import { sharedClock } from "./shared-clock.ts";

const noon = Date.parse("2026-11-18T12:00:00Z");

it.each([
  ["is right", 0, { askedAt: 0, time: noon + 5, answeredAt: 10 }, 0],
  ["is right, as far as a slow answer tells", 0, { askedAt: 0, time: noon + 900, answeredAt: 1_000 }, 0],
  ["is an hour ahead", 3_600_000, { askedAt: 0, time: noon + 5, answeredAt: 10 }, 5],
  ["is an hour behind", -3_600_000, { askedAt: 0, time: noon + 5, answeredAt: 10 }, -5],
])("a node whose clock %s goes by that of the database", (_what, wrong, answer, left) => {
  let growing = 0;
  const clock = sharedClock(() => growing, noon + wrong);
  expect(clock.now()).toBe(noon + wrong);
  growing = 10;
  clock.hear(answer);
  expect(clock.now()).toBe(noon + 10 + left);
  growing = 5_000.4;
  expect(clock.now()).toBe(noon + 5_000 + left);
});
