import { describe, expect, it } from "vitest";
import { instantOf } from "./instant-of.ts";

const noon = Date.UTC(2022, 2, 28, 12);

describe("instantOf", () => {
  it.each([
    ["2022-03-28T12:00:00Z", noon],
    ["2022-03-28T12:00:00.000Z", noon],
    ["2022-03-28T08:00:00-04:00", noon],
    ["2022-03-28T08:00:00-0400", noon],
    ["2022-03-28 12:00:00", noon],
    ["2022-03-28T12:00", noon],
    ["2022-03-28", Date.UTC(2022, 2, 28)],
    ["Mon, 28 Mar 2022 12:00:00 GMT", noon],
    ["March 28, 2022 8:00 am EDT", noon],
    ["0000-00-00T00:00:00", undefined],
    ["0000-00-00", undefined],
    ["March 28", undefined],
    ["12", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("reads %j", (time, expected) => {
    expect(instantOf(time)).toBe(expected);
  });
});
