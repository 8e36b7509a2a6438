import sharp from "sharp";
import { expect, it } from "vitest";
import { convertPhotograph, isPhotograph, measurePhotograph, notEnlarged } from "./photograph.ts";

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

const size = (width: number, height: number) => ({ width, height });

it.each([
  ["larger than wanted", size(4000, 3000), size(931, 524), size(931, 524)],
  ["of the wanted size", size(931, 524), size(931, 524), size(931, 524)],
  ["narrower", size(1440, 810), size(1862, 1048), size(1439, 810)],
  ["lower", size(4000, 100), size(800, 400), size(200, 100)],
  ["of one pixel", size(1, 1), size(3724, 2096), size(1, 1)],
])("IMG-02 a photograph %s is not enlarged and keeps the wanted proportions", (_, own, wanted, expected) => {
  expect(notEnlarged(wanted, own)).toEqual(expected);
});

it("IMG-02 a photograph of a turned camera is measured as it is shown", async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a00" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const own = await measurePhotograph(bytes);
  expect(own).toEqual(size(30, 40));
  const { width, height } = await sharp(
    await convertPhotograph({ bytes, own }, { size: size(60, 40), format: "webp" }),
  ).metadata();
  expect({ width, height }).toEqual(size(30, 20));
});
