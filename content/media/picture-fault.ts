// Why a file cannot be shown though it begins as a picture does: it is cut off, or what is drawn in it would run.

import { open, readFile } from "node:fs/promises";
import sharp from "sharp";
import { mostPixels } from "../../model/pictures/picture-limits.ts";
import { scriptIn } from "./drawing-scripts.ts";
import { hasItsEnd, tellingEnd } from "./has-its-end.ts";
import { sniffType, tellingBytes } from "./sniff-type.ts";

/** Undefined for what can be shown, and for what is no picture. */
export async function pictureFault(path: string): Promise<string | undefined> {
  const { begin, end, size } = await endsOf(path);
  const type = sniffType(begin);
  if (type === "image/svg+xml") {
    const script = scriptIn(await readFile(path, "utf8"));
    return script && `has ${script} in it`;
  }
  if (type?.startsWith("image/") !== true || hasItsEnd(begin, end, size)) return undefined;
  return (await isDrawn(path)) ? undefined : "is cut off or damaged: it cannot be drawn";
}

async function endsOf(path: string): Promise<{ begin: Buffer; end: Buffer; size: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const begin = await file.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0);
    const end = await file.read(Buffer.alloc(tellingEnd), 0, tellingEnd, Math.max(0, size - tellingEnd));
    return { begin: begin.buffer.subarray(0, begin.bytesRead), end: end.buffer.subarray(0, end.bytesRead), size };
  } finally {
    await file.close();
  }
}

/** As the site itself makes its sizes. What is too vast for that is told as such. */
async function isDrawn(path: string): Promise<boolean> {
  try {
    await sharp(path, { limitInputPixels: mostPixels }).resize(16, 16).raw().toBuffer();
    return true;
  } catch (error) {
    return error instanceof Error && error.message.includes("pixel limit");
  }
}
