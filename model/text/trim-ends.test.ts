import { describe, expect, it } from "vitest";
import { trimEnd, trimEnds, trimSlashes } from "./trim-ends.ts";

describe("trimEnds", () => {
  it.each([
    ["--a-b--", "a-b"],
    ["a", "a"],
    ["---", ""],
    ["", ""],
  ])("cuts %j to %j", (text, cut) => {
    expect(trimEnds(text, "-")).toBe(cut);
  });

  it("leaves the beginning to whoever asks for the end alone", () => {
    expect(trimEnd("//a//", "/")).toBe("//a");
    expect(trimEnd("//", "/")).toBe("");
  });

  it("makes a path bare", () => {
    expect(trimSlashes("//us/crime//")).toBe("us/crime");
  });
});
