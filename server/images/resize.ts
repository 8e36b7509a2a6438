// The resizer: one conversion per picture, size and format however many ask, results kept on disk within a bound.

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { ResizeRequest } from "../../site/lib/image-url.ts";
import { diskCache } from "./disk-cache.ts";
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
  // Asked in many sizes, a drawing is measured once: that takes as long as reading all of it.
  const measured = new LRUCache<string, PictureFacts>({ max: 1_000 });
  const kept = diskCache({ dir: cacheDir, maxBytes: maxCacheBytes });

  const resize: Resizer["resize"] = (request, format) => {
    const key =
      createHash("sha1").update(`${request.source} ${request.width}x${request.height}`).digest("hex") + `.${format}`;
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const work = fromDiskOrConvert(request, format, key).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  async function fromDiskOrConvert(request: ResizeRequest, format: ImageFormat, key: string) {
    const file = join(uploadsDir, normalize(request.source.replace(/^\/uploads\//, "/")));
    const source = await stat(file).catch(() => undefined);
    if (source === undefined || !source.isFile()) return undefined;
    const known = await kept.read(key, source.mtimeMs);
    if (known !== undefined) return known;
    if (source.size > largestSource) throw new Error("the picture is too large");
    const bytes = await readFile(file);
    const version = `${file} ${source.mtimeMs} ${source.size}`;
    const facts = measured.get(version) ?? (await measure(bytes));
    measured.set(version, facts);
    const made = await convert(bytes, facts, request, format);
    await kept.keep(key, made);
    return made;
  }

  return { resize };
}

interface Size {
  width: number;
  height: number;
}

/**
 * A drawing is rasterised at the size wanted, not at its own and then scaled. How large that would be is judged here: the library's
 * whole numbers overflow, and on which side they come out depends on the processor.
 */
export function drawingDensity(own: Size, wanted: Size): number {
  const scale = Math.max(wanted.width / own.width, wanted.height / own.height);
  if (own.width * scale * own.height * scale > mostPixels) throw new Error("the drawing is too long for its breadth");
  return Math.max(1, 72 * scale);
}

interface PictureFacts extends Size {
  isDrawing: boolean;
}

const limits = { limitInputPixels: mostPixels };

async function measure(source: Buffer): Promise<PictureFacts> {
  const { format, width, height } = await sharp(source, limits).metadata();
  if (!kinds.has(format)) throw new Error(`${format} is no kind of picture`);
  return { isDrawing: format === "svg", width, height };
}

async function convert(
  source: Buffer,
  { isDrawing, ...own }: PictureFacts,
  { width, height }: ResizeRequest,
  format: ImageFormat,
): Promise<Buffer> {
  const resized = sharp(source, {
    ...limits,
    ...(isDrawing && { density: drawingDensity(own, { width, height }) }),
  })
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
