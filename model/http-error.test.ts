import { describe, expect, it } from "vitest";
import { HttpError, normaliseError, notFound } from "./http-error.ts";

describe("normaliseError", () => {
  it.each([
    ["the error's own status", new HttpError("gone", 410), { message: "gone", statusCode: 410 }],
    ["a plain status field", { status: 403 }, { message: "An error occurred", statusCode: 403 }],
    [
      "the response's status",
      Object.assign(new Error("upstream"), { response: { status: 502 } }),
      { message: "upstream", statusCode: 502 },
    ],
    [
      "the error's before the response's",
      { statusCode: 404, response: { status: 500 } },
      { message: "An error occurred", statusCode: 404 },
    ],
    ["500 when nobody says", new Error("boom"), { message: "boom", statusCode: 500 }],
    ["a thrown text", "broken", { message: "broken", statusCode: 500 }],
    ["nothing at all", undefined, { message: "An error occurred", statusCode: 500 }],
  ])("ERR-01 takes %s", (_, error, expected) => {
    expect(normaliseError(error)).toEqual(expected);
  });

  it("ERR-01 the not-found helper says 'Not found' with 404", () => {
    expect(normaliseError(notFound())).toEqual({ message: "Not found", statusCode: 404 });
  });
});
