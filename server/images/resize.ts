// The resizer: one conversion per picture, size and format however many ask, results kept on disk within a bound.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import sharp from "sharp";
import type { ResizeRequest } from "../../site/lib/image-url.ts";
import type { ImageFormat } from "./image-format.ts";

const largestSource = 50 * 1024 * 1024;
const mostPixels = 60_000_000;

/** What a picture may be. Other things that the library can read are no pictures of a news site. */
const kinds: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "gif", "svg", "heif", "tiff"]);

export interface Resizer {
  /** Undefined when there is no such picture; rejects when it cannot be read as one. */
  resize: (request: ResizeRequest, format: ImageFormat) => Promise<Buffer | undefined>;
}

export interface ResizerOptions {
  uploadsDir: string;
  cacheDir: string;
  maxCacheBytes: number;
}

// Two pictures at a time on two cores: one thread each.
sharp.concurrency(1);

export function resizer({ uploadsDir, cacheDir, maxCacheBytes }: ResizerOptions): Resizer {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  let cachedBytes: number | undefined;

  const resize: Resizer["resize"] = (request, format) => {
    const key =
      createHash("sha1").update(`${request.source} ${request.width}x${request.height}`).digest("hex") + `.${format}`;
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const work = fromDiskOrConvert(request, format, join(cacheDir, key)).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  async function fromDiskOrConvert(request: ResizeRequest, format: ImageFormat, cached: string) {
    const file = join(uploadsDir, normalize(request.source.replace(/^\/uploads\//, "/")));
    const source = await stat(file).catch(() => undefined);
    if (source === undefined || !source.isFile()) return undefined;
    const known = await stat(cached).catch(() => undefined);
    if (known !== undefined && known.mtimeMs >= source.mtimeMs) return readFile(cached);
    if (source.size > largestSource) throw new Error("the picture is too large");
    const made = await convert(await readFile(file), request, format);
    await keep(cached, made);
    return made;
  }

  async function keep(cached: string, bytes: Buffer): Promise<void> {
    await mkdir(cacheDir, { recursive: true });
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, cached);
    cachedBytes ??= await totalBytes();
    cachedBytes += bytes.length;
    if (cachedBytes > maxCacheBytes) cachedBytes = await dropOldest();
  }

  async function cachedFiles() {
    const names = await readdir(cacheDir);
    const found = await Promise.all(
      names.map(async (name) => ({
        path: join(cacheDir, name),
        stats: await stat(join(cacheDir, name)).catch(() => undefined),
      })),
    );
    return found.flatMap(({ path, stats }) =>
      stats === undefined ? [] : [{ path, size: stats.size, at: stats.mtimeMs }],
    );
  }

  async function totalBytes(): Promise<number> {
    return (await cachedFiles()).reduce((sum, { size }) => sum + size, 0);
  }

  /** Back to nine tenths of the bound, oldest first. */
  async function dropOldest(): Promise<number> {
    const files = (await cachedFiles()).toSorted((a, b) => a.at - b.at);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files) {
      if (total <= maxCacheBytes * 0.9) break;
      await rm(path, { force: true });
      total -= size;
    }
    return total;
  }

  return { resize };
}

async function convert(source: Buffer, { width, height }: ResizeRequest, format: ImageFormat): Promise<Buffer> {
  const limits = { limitInputPixels: mostPixels };
  const { width: ownWidth, height: ownHeight, format: kind } = await sharp(source, limits).metadata();
  if (!kinds.has(kind)) throw new Error(`${kind} is no kind of picture`);
  // A drawing is rasterised at the size wanted, not at its own and then scaled.
  const density = kind === "svg" ? { density: Math.max(1, 72 * Math.max(width / ownWidth, height / ownHeight)) } : {};
  const resized = sharp(source, { ...limits, ...density })
    .rotate()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#fff" });
  const encoded = {
    avif: () => resized.avif({ quality: 55, effort: 0 }),
    webp: () => resized.webp({ quality: 76, effort: 2 }),
    jpeg: () => resized.jpeg({ quality: 80, mozjpeg: true }),
  };
  return encoded[format]().toBuffer();
}
