import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploadsIn, type Upload } from "../media/find-upload.ts";
import { QueueFullError, WorkQueue } from "../../model/work/work-queue.server.ts";
import { conversionsAtOnce } from "./conversions.ts";
import { drawingDensity } from "./convert-drawing.ts";
import { diskCache } from "./disk-cache.ts";
import { openDrawingProcesses } from "./drawing-process.ts";
import { resizer, type Picture } from "./resize.ts";

let dir: string;
const limit = 40_000;
const processes = openDrawingProcesses({ longest: 60_000 });

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "resizer-"));
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, index) => (index * 7919) % 251));
  await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
    .jpeg()
    .toFile(join(dir, "noise.jpg"));
});

afterAll(async () => {
  processes.stop();
  await rm(dir, { recursive: true, force: true });
});

function made(name: string, photographs = new WorkQueue({ atOnce: 1, mostWaiting: 100 })) {
  const cacheDir = join(dir, name);
  const failures: string[] = [];
  const errors: unknown[] = [];
  const cache = diskCache({
    dir: cacheDir,
    maxBytes: limit,
    maxFiles: 100,
    folders: 1,
    onError: (error) => errors.push(error),
  });
  const { picture } = resizer({
    cache,
    photographs,
    drawings: new WorkQueue({ atOnce: 1, mostWaiting: 100 }),
    processes,
    onFailure: (source, { message }) => failures.push(`${source.name}: ${message}`),
  });
  return { picture, cacheDir: join(cacheDir, "0"), failures, errors };
}

async function upload(name: string): Promise<Upload> {
  const found = await uploadsIn(dir)(`/uploads/${name}`);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

const request = async (width: number, height: number, name = "noise.jpg") =>
  ({ source: await upload(name), size: { width, height }, format: "jpeg" }) as const;

const textOf = async (picture: Picture) =>
  (Buffer.isBuffer(picture) ? picture : await readFile(picture.path)).toString();

it("IMG-04 one conversion however many ask at once", async () => {
  const { picture, cacheDir } = made("together");
  const wanted = await request(160, 90);
  const answers = await Promise.all(Array.from({ length: 20 }, () => picture(wanted)));
  for (const answer of answers) expect(answer).toBe(answers[0]);
  expect(await readdir(cacheDir)).toHaveLength(1);
});

it("IMG-04 what was made is read from disk, until its source is another", async () => {
  const { picture, cacheDir } = made("cached");
  await picture(await request(160, 90));
  const [file = ""] = await readdir(cacheDir);
  await writeFile(join(cacheDir, file), "cached");
  expect(await textOf(await picture(await request(160, 90)))).toBe("cached");
  const later = new Date(Date.now() + 5000);
  await utimes(join(dir, "noise.jpg"), later, later);
  expect(await textOf(await picture(await request(160, 90)))).not.toBe("cached");
});

it.each([
  ["a photograph", "bands.png"],
  ["a drawing", "bands.svg"],
])("IMG-01 what is cut off %s is decided by its focal point, and another one is another picture", async (_, name) => {
  const bands = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="200" height="200" fill="#f00"/>
    <rect x="200" width="200" height="200" fill="#0f0"/><rect x="400" width="200" height="200" fill="#00f"/></svg>`;
  const isDrawn = name.endsWith(".svg");
  await writeFile(join(dir, name), isDrawn ? bands : await sharp(Buffer.from(bands)).png().toBuffer());
  const { picture } = made(`cut-${name}`);
  const wanted = await request(160, 160, name);
  const colours = [];
  for (const focalPoint of [undefined, { x: 0, y: 0.5 }, { x: 0.5, y: 0.5 }, { x: 0.9, y: 0 }]) {
    const bytes = await picture({ ...wanted, source: { ...wanted.source, focalPoint } });
    const { dominant } = await sharp(Buffer.isBuffer(bytes) ? bytes : bytes.path).stats();
    const { width, height } = await sharp(Buffer.isBuffer(bytes) ? bytes : bytes.path).metadata();
    expect([width, height]).toEqual([160, 160]);
    colours.push((["r", "g", "b"] as const).find((colour) => dominant[colour] > 128));
  }
  expect(colours).toEqual(["g", "r", "g", "b"]);
});

it("IMG-04 the cache on disk stays within its bound", async () => {
  const { picture, cacheDir } = made("bounded");
  for (let width = 100; width < 340; width += 20) await picture(await request(width, 150));
  const sizes = await Promise.all(
    (await readdir(cacheDir)).map(async (name) => (await stat(join(cacheDir, name))).size),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
});

it("IMG-04 a picture is shown also when the disk takes nothing", async () => {
  const { picture, errors } = made("full");
  await writeFile(join(dir, "full"), "a file where the folder should be");
  expect(Buffer.isBuffer(await picture(await request(160, 90)))).toBe(true);
  expect(errors).toHaveLength(1);
});

it("IMG-04 what is broken is tried once, for all of its sizes", async () => {
  const { picture, failures } = made("broken");
  await writeFile(join(dir, "broken.jpg"), "<svg><use href='#a'/><g id='a'><use href='#a'/></g></svg>");
  for (const width of [160, 160, 320]) {
    await expect(picture(await request(width, 90, "broken.jpg"))).rejects.toThrow("drawn by itself");
  }
  expect(failures).toEqual(["broken.jpg: a part of it is drawn by itself"]);
  await writeFile(join(dir, "broken.jpg"), await readFile(join(dir, "noise.jpg")));
  expect(Buffer.isBuffer(await picture(await request(160, 90, "broken.jpg")))).toBe(true);
});

it("IMG-04 pictures in a drawing are looked at too", async () => {
  const { picture } = made("within");
  const bytes = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const drawing = (href: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"><image href="${href}" width="9" height="9"/></svg>`;
  const nested = Buffer.from(drawing("x")).toString("base64");
  await writeFile(join(dir, "pixels.svg"), drawing(`data:image/png;base64,${bytes.toString("base64")}`));
  await writeFile(join(dir, "nested.svg"), drawing(`data:image/png;base64,${nested}`));
  await expect(picture(await request(160, 90, "pixels.svg"))).rejects.toThrow("pixel");
  await expect(picture(await request(160, 90, "nested.svg"))).rejects.toThrow("svg is no kind of picture");
});

it("IMG-04 more than can wait is refused, and what nobody waits for is not made", async () => {
  const queue = new WorkQueue({ atOnce: 1, mostWaiting: 2 });
  const { picture, cacheDir } = made("queue", queue);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const holding = queue.run(() => held);
  const leaving = new AbortController();
  const wanted = await Promise.all([100, 120, 140].map((width) => request(width, 100)));
  const results = wanted.map((one) => picture(one, { signal: leaving.signal }));
  // Whichever came last of the three.
  await expect(Promise.all(results)).rejects.toThrow(QueueFullError);
  leaving.abort(new Error("gone"));
  const outcomes = await Promise.allSettled(results);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(3);
  letGo();
  await holding;
  await picture(await request(160, 100));
  expect(await readdir(cacheDir)).toHaveLength(1);
});

it.each([
  [1, undefined, 1],
  [2, undefined, 2],
  [8, undefined, 2],
  [8, "16", 8],
  [8, "1", 1],
])("IMG-04 with %i cores and a thread pool of %s, %i at a time", (cores, pool, expected) => {
  expect(conversionsAtOnce(cores, pool)).toBe(expected);
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
