import { expect, it } from "vitest";
import { fileNameOf, markedName } from "./picture-name.ts";

it.each([
  ["Storm.JPG", "storm-1f0a.jpg"],
  ["\u00dcber uns (1).jpeg", "uber-uns-1-1f0a.jpeg"],
  ["image.tar.png", "image-tar-1f0a.png"],
  ["\u6e2f.png", "picture-1f0a.png"],
  ["../../etc/passwd", "picture-1f0a.etc-passwd"],
  ["no ending", "no-ending-1f0a"],
  [`${"a".repeat(200)}.webp`, `${"a".repeat(80)}-1f0a.webp`],
])("%s is called %s", (given, expected) => {
  expect(markedName(given, "1f0a")).toBe(expected);
  expect(fileNameOf(expected)).toBe(expected);
});
