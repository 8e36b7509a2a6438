// Items of ninjs: a file with one item or a list of them, a file with one item a line, or a folder of such files.

import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "../../model/fields/content-limits.ts";
import { readLines } from "../import/read-lines.ts";
import { unpackItem, type Unpacked } from "./unpack-items.ts";

/** Where it stands, and what is there; nothing where it cannot be read. */
export interface ReadItem extends Partial<Unpacked> {
  place: string;
}

const mostBytes = limits.recordBytes * 4;

export async function* readNinjs(paths: readonly string[]): AsyncGenerator<ReadItem> {
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) yield* unpacked(itemsOf(path));
    else for (const file of await filesIn(path)) yield* unpacked(itemsOf(file));
  }
}

async function* unpacked(all: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
  for await (const { place, item } of all) {
    const inside = unpackItem(item);
    for (const [number, one] of inside.entries())
      yield { place: inside.length === 1 ? place : `${place}, ${number + 1} of ${inside.length}`, ...one };
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(?:json|jsonl|ndjson|ninjs)$/i.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

async function* itemsOf(file: string): AsyncGenerator<ReadItem> {
  const isLines = /\.(?:jsonl|ndjson)$/i.test(file);
  const whole = isLines || (await stat(file)).size > mostBytes ? undefined : parsed(await readFile(file, "utf8"));
  if (whole !== undefined) {
    const items: unknown[] = Array.isArray(whole) ? whole : [whole];
    for (const [place, item] of items.entries()) yield { place: items.length === 1 ? file : `${file}[${place}]`, item };
    return;
  }
  for await (const { number, bytes } of readLines(createReadStream(file), limits.recordBytes)) {
    const place = `${file}:${number}`;
    yield { place, item: bytes === undefined ? undefined : parsed(Buffer.from(bytes).toString()) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
