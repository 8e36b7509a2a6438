import { describe, expect, it } from "vitest";
import { errorForReaders, HttpError, normaliseError, notFound } from "./http-error.ts";

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

describe("what readers see of an error", () => {
  it.each([
    [
      "the site's own words",
      new HttpError("Too many redirects", 508),
      { message: "Too many redirects", statusCode: 508 },
    ],
    ["an error without words", new HttpError("", 502), { message: "This page could not be shown", statusCode: 502 }],
    [
      "what was thrown",
      new TypeError("Cannot read properties of undefined (reading 'map')"),
      { message: "This page could not be shown", statusCode: 500 },
    ],
    [
      "what came from elsewhere",
      Object.assign(new Error("SQLITE_BUSY: /var/lib/news.sqlite"), { statusCode: 503 }),
      { message: "This page could not be shown", statusCode: 503 },
    ],
    ["a thrown text", "ECONNREFUSED 10.0.0.7", { message: "This page could not be shown", statusCode: 500 }],
  ])("STATE-08 ERR-02 of %s", (_, error, expected) => {
    expect(errorForReaders(error)).toEqual(expected);
  });
});
