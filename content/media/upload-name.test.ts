import { expect, it } from "vitest";
import { uploadName } from "./upload-name.ts";

it.each([
  ["storm.jpg", "image/jpeg"],
  ["2026/01/Storm.JPEG", "image/jpeg"],
  ["café noir.png", "image/png"],
  ["clips/12.vtt", "text/vtt"],
  ["fromage/a.webp", "image/webp"],
])("%s may be there, as %s", (path, type) => {
  expect(uploadName(path)).toMatchObject({ name: path, kind: { type } });
});

it.each([
  ["", 400],
  ["/a.png", 400],
  ["a/", 400],
  ["../a.png", 400],
  ["a/./b.png", 400],
  [".a.png", 400],
  ["a./b.png", 400],
  ["a /b.png", 400],
  ["a\u0000.png", 400],
  ["a\u202e.png", 400],
  ["a?b.png", 400],
  ["a#b.png", 400],
  ["a%2fb.png", 400],
  ["c:a.png", 400],
  ["from/a.png", 400],
  [`${"é".repeat(101)}.png`, 400],
  ["a.html", 415],
  ["a.png.php", 415],
  ["png", 415],
])("%j may not be there: %i", (path, statusCode) => {
  expect(() => uploadName(path)).toThrow(expect.objectContaining({ statusCode }));
});
