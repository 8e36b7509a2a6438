import { describe, expect, it } from "vitest";
import { HttpError } from "../../model/http-error.ts";
import { failureOf, liveEntries } from "./live-entry.ts";

const at = Date.parse("2026-11-16T01:10:00Z");

function systemError(code: unknown): Error {
  return Object.assign(new Error("connect ECONNREFUSED 10.0.0.3:5432"), { code });
}

describe("SCHED-04 a schedule that could not be read", () => {
  it.each([
    [
      "the feed's own words",
      new HttpError("Schedule not found", 404),
      { code: "404", name: "HttpError", message: "Schedule not found" },
    ],
    [
      "a machine's code, not its words",
      systemError("ECONNREFUSED"),
      { code: "ECONNREFUSED", name: "Error", message: "API Request failed" },
    ],
    ["a number as code", systemError(26), { code: "26", name: "Error", message: "API Request failed" }],
    ["an error without a code", new Error("odd"), undefined],
    ["an error without a message", Object.assign(new Error(""), { code: 1 }), undefined],
    ["no error", "odd", undefined],
  ])("%s", (_case, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });

  it("is a Live entry for the window of that moment, with code and message", () => {
    expect(liveEntries(new HttpError("Schedule not found", 404), at, "/go")).toEqual([
      {
        title: "Live",
        start: "2026-11-16T01:00:00.000Z",
        end: "2026-11-16T04:00:00.000Z",
        link: "/go",
        isMobile: true,
        failure: { code: "404", name: "HttpError", message: "Schedule not found" },
      },
    ]);
  });

  it("is empty when the failure says nothing of itself", () => {
    expect(liveEntries(new Error("odd"), at, "/go")).toEqual([]);
  });
});
