import { expect, it } from "vitest";
import { readMessage } from "./messages.ts";

const url = "https://www.meridian.example/politics";

it.each([
  [{ is: "take-over" }, { is: "take-over" }],
  [
    { is: "keep", url },
    { is: "keep", url },
  ],
  [
    { is: "drop", url, more: 1 },
    { is: "drop", url },
  ],
  [
    { is: "read", url, pictures: ["/a.jpg", 1, null] },
    { is: "read", url, pictures: ["/a.jpg"] },
  ],
  [{ is: "read", url }, undefined],
  [{ is: "keep", url: "politics" }, undefined],
  [{ is: "keep" }, undefined],
  [{ is: "erase", url }, undefined],
  ["keep", undefined],
  [null, undefined],
])("%j is understood as %j", (data, message) => {
  expect(readMessage(data)).toEqual(message);
});
