import { expect, it } from "vitest";
import { answerOf, pauseBefore } from "./push-answer.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

it.each([
  [201, undefined, { is: "delivered" }],
  [202, undefined, { is: "delivered" }],
  [404, undefined, { is: "gone" }],
  [410, undefined, { is: "gone" }],
  [400, undefined, { is: "failed", fault: "status 400" }],
  [301, undefined, { is: "failed", fault: "status 301" }],
  [403, undefined, { is: "failed", fault: "status 403" }],
  [413, "5", { is: "failed", fault: "status 413" }],
  [429, "7", { is: "again", fault: "status 429", after: 7_000 }],
  [429, "0", { is: "again", fault: "status 429", after: 1_000 }],
  [429, "999999", { is: "again", fault: "status 429", after: 1_800_000 }],
  [503, "Sun, 15 Nov 2026 12:01:00 GMT", { is: "again", fault: "status 503", after: 60_000 }],
  [500, "soon", { is: "again", fault: "status 500" }],
])("ROUTE-05 the answer %i with retry-after %s", (status, retryAfter, answer) => {
  expect(answerOf(status, retryAfter, now)).toEqual(answer);
});

it("ROUTE-05 a device is tried again ever later", () => {
  expect([1, 2, 3, 20].map(pauseBefore)).toEqual([5_000, 10_000, 20_000, 1_800_000]);
});
