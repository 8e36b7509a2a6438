import { describe, expect, it } from "vitest";
import { isWorthCaching, placeOf, withPlace, type Places } from "./resume.ts";

describe("isWorthCaching", () => {
  it.each([
    [4, 600, false],
    [5, 600, true],
    [300, 600, true],
    [590, 600, true],
    [591, 600, false],
    // Short ones by their share.
    [2, 10, false],
    [3, 10, true],
    [9, 10, true],
    [9.5, 10, false],
    [60, Number.POSITIVE_INFINITY, false],
    [0, Number.NaN, false],
  ])("%s of %s seconds: %s", (seconds, duration, expected) => {
    expect(isWorthCaching(seconds, duration)).toBe(expected);
  });
});

describe("withPlace", () => {
  it("keeps the last place of a video, and the latest video first", () => {
    const places = withPlace(withPlace(withPlace([], "a", 30, 60), "b", 20, 60), "a", 40.26, 60);
    expect(places).toEqual([
      { videoId: "a", seconds: 40.2 },
      { videoId: "b", seconds: 20 },
    ]);
    expect(placeOf(places, "b")).toBe(20);
    expect(placeOf(places, "c")).toBeUndefined();
  });

  it("forgets a video that was seen to its end", () => {
    expect(withPlace([{ videoId: "a", seconds: 40 }], "a", 60, 60)).toEqual([]);
  });

  it("keeps forty at most, and those the latest", () => {
    let places: Places = [];
    for (let number = 0; number < 100; number++) places = withPlace(places, String(number), 30, 60);
    expect(places).toHaveLength(40);
    expect(placeOf(places, "99")).toBe(30);
    expect(placeOf(places, "59")).toBeUndefined();
  });
});
