import { describe, expect, it } from "vitest";
import { isAllowedSize, thumbnailSteps } from "./image-sizes.ts";
import { parseResizedUrl, resizedUrl } from "./image-url.ts";

describe("the resize scheme", () => {
  it.each([
    ["/uploads/art/dome.svg", {}, "/img/uploads/art/931/523/dome.svg?ve=1&tl=1"],
    ["/uploads/dome.jpg", { ve: 2, tl: 3 }, "/img/uploads/931/523/dome.jpg?ve=2&tl=3"],
    ["/uploads/loop.gif", {}, "/uploads/loop.gif"],
    ["/uploads/loop.gif", { force: true }, "/img/uploads/931/523/loop.gif?ve=1&tl=1"],
    ["https://elsewhere.example/a.jpg", {}, "https://elsewhere.example/a.jpg"],
  ])("IMG-01 %s %o → %s", (source, options, expected) => {
    expect(resizedUrl(source, 931, 523, options)).toBe(expected);
  });

  it("IMG-01 an address leads back to its picture and size", () => {
    const url = resizedUrl("/uploads/art/a/dome.svg", 735, 414).replace(/\?.*/, "");
    expect(parseResizedUrl(url)).toEqual({ source: "/uploads/art/a/dome.svg", width: 735, height: 414 });
  });

  it.each([
    "/img/uploads/art/dome.svg",
    "/img/etc/10/10/passwd",
    "/img/uploads/99999/1/a.svg",
    "/img/uploads/0931/523/a.svg",
    "/img/uploads/931/523/a.svg/",
    "/uploads/931/523/a.svg",
  ])("%s is no picture", (path) => {
    expect(parseResizedUrl(path)).toBeUndefined();
  });
});

it.each([
  [931, 524],
  [1862, 1048],
  [735, 414],
  [1470, 828],
  [612, 344],
  [896, 500],
  [1792, 1000],
  [288, 162],
  [576, 324],
  [647, 364],
])("IMG-02 %i×%i is made", (width, height) => {
  expect(isAllowedSize({ width, height })).toBe(true);
});

it.each([
  [10, 10],
  [932, 524],
  [9999, 9999],
])("IMG-02 %i×%i is not made", (width, height) => {
  expect(isAllowedSize({ width, height })).toBe(false);
});

it("IMG-03 the thumbnail steps, each also at double density", () => {
  expect(thumbnailSteps.map(({ upTo, size }) => [upTo, size.width, size.height])).toEqual([
    [374, 320, 180],
    [767, 375, 211],
    [1023, 768, 432],
    [1279, 540, 304],
    [1919, 720, 405],
    [undefined, 960, 540],
  ]);
  for (const { size } of thumbnailSteps) {
    expect(isAllowedSize({ width: size.width * 2, height: size.height * 2 })).toBe(true);
  }
});
