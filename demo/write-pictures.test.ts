import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coverageFiles } from "./coverage-files.ts";
import { demoRecords } from "./seed.ts";
import { pictureFiles, picturesDir, writePictures } from "./write-pictures.ts";

const largest = 1600;
const mostBytes = 15_000_000;

describe("the demo's pictures", () => {
  const files = pictureFiles();

  it("weigh no more than 15 MB", () => {
    expect(files.reduce((sum, name) => sum + statSync(join(picturesDir, name)).size, 0)).toBeLessThan(mostBytes);
  });

  it("are WebP of at most 1600 pixels, large enough for the widest place that shows them", async () => {
    const measured = await Promise.all(
      files.map(async (name) => ({ name, ...(await sharp(join(picturesDir, name)).metadata()) })),
    );
    const fits = ({ name, format, width, height }: (typeof measured)[number]) =>
      format === "webp" && Math.max(width, height) <= largest && width >= (name.startsWith("people/") ? 640 : 1120);
    expect(measured.filter((picture) => !fits(picture))).toEqual([]);
  });

  it("are all in use", () => {
    const text = JSON.stringify([demoRecords(Date.now()), coverageFiles().map(({ upcoming }) => upcoming)]);
    expect(files.filter((name) => !text.includes(`"/uploads/${name}"`))).toEqual([]);
  });
});

describe("writePictures", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "meridian-pictures-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("copies what is missing and leaves the rest alone", () => {
    mkdirSync(join(folder, "shows"));
    writeFileSync(join(folder, "shows", "far-desk.webp"), "mine");
    writePictures(folder);
    expect(readFileSync(join(folder, "shows", "far-desk.webp"), "utf8")).toBe("mine");
    const portrait = "people/nora-castellan.webp";
    expect(readFileSync(join(folder, portrait)).equals(readFileSync(join(picturesDir, portrait)))).toBe(true);
  });
});
