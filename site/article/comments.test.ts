import { expect, it } from "vitest";
import { commentsState } from "./comments.ts";

it.each([
  [{}, "none"],
  [{ allowComments: false, visible: true }, "none"],
  [{ allowComments: true }, "closed"],
  [{ allowComments: true, enabled: true, visible: false }, "closed"],
  [{ allowComments: true, visible: true }, "open"],
  [{ allowComments: true, enabled: false, visible: true }, "none"],
] as const)("ART-07 %o → %s", (state, expected) => {
  expect(commentsState(state)).toBe(expected);
});
