import sharp from "sharp";
import { expect, it } from "vitest";
import { isPhotograph } from "./photograph.ts";

it.each(["jpeg", "png", "webp", "gif", "tiff", "avif"] as const)("a %s is a photograph", async (format) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#a00" } });
  expect(isPhotograph(await picture.toFormat(format).toBuffer())).toBe(true);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

it.each([
  ["plain", svg],
  ["after spaces", `\n ${svg}`],
  ["after a byte order mark", `\u{feff}${svg}`],
  ["after a word that photographs have at the same place", `<!--ftyp-->${svg}`],
  ["of nothing", ""],
])("a drawing %s is none", (_, text) => {
  expect(isPhotograph(Buffer.from(text))).toBe(false);
});
