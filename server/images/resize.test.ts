import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawingDensity, resizer, type Resizer } from "./resize.ts";

let dir: string;
const limit = 40_000;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "resizer-"));
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, index) => (index * 7919) % 251));
  await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
    .jpeg()
    .toFile(join(dir, "noise.jpg"));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

function made(name: string): { resize: Resizer["resize"]; cacheDir: string } {
  const cacheDir = join(dir, name);
  return { ...resizer({ uploadsDir: dir, cacheDir, maxCacheBytes: limit }), cacheDir };
}

const request = (width: number, height: number) => ({ source: "/uploads/noise.jpg", width, height });

it("IMG-04 one conversion however many ask at once", async () => {
  const { resize, cacheDir } = made("together");
  const answers = await Promise.all(Array.from({ length: 20 }, () => resize(request(160, 90), "jpeg")));
  expect(answers[0]?.length).toBeGreaterThan(100);
  for (const answer of answers) expect(answer).toBe(answers[0]);
  expect(await readdir(cacheDir)).toHaveLength(1);
});

it("IMG-04 what was made is read from disk, until its source is newer", async () => {
  const { resize, cacheDir } = made("kept");
  await resize(request(160, 90), "webp");
  const [file = ""] = await readdir(cacheDir);
  await writeFile(join(cacheDir, file), "kept");
  expect((await resize(request(160, 90), "webp"))?.toString()).toBe("kept");
  const later = new Date(Date.now() + 5000);
  await utimes(join(dir, "noise.jpg"), later, later);
  expect((await resize(request(160, 90), "webp"))?.toString()).not.toBe("kept");
});

it("IMG-04 the cache on disk stays within its bound", async () => {
  const { resize, cacheDir } = made("bounded");
  for (let width = 100; width < 340; width += 20) await resize(request(width, 150), "jpeg");
  const sizes = await Promise.all(
    (await readdir(cacheDir)).map(async (name) => (await stat(join(cacheDir, name))).size),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
});

it("IMG-04 a picture that is not there is no error", async () => {
  expect(await made("none").resize({ ...request(160, 90), source: "/uploads/../etc/passwd" }, "jpeg")).toBeUndefined();
});

it.each([
  ["as wide as wanted", { width: 160, height: 90 }, 72],
  ["smaller than wanted", { width: 16, height: 9 }, 720],
  ["vast, and made small", { width: 16_000_000, height: 9_000_000 }, 1],
])("IMG-04 a drawing %s is rasterised at that size", (_, own, density) => {
  expect(drawingDensity(own, { width: 160, height: 90 })).toBe(density);
});

it.each([
  { width: 1, height: 9_000_000 },
  { width: 9_000_000, height: 1 },
  { width: 1, height: 2400 },
])("IMG-04 a drawing of $width by $height would be too large at the breadth wanted", (own) => {
  expect(() => drawingDensity(own, { width: 160, height: 90 })).toThrow("too long for its breadth");
});
