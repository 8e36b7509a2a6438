// The pictures and files of another system into the uploads: fetched, a few at a time, or copied from a folder. What is there already is left
// alone, so that whoever was stopped goes on where it was.

import { copyFile, open, realpath, rename, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { setTimeout as pauseFor } from "node:timers/promises";
import type { MediaStore } from "../media/media-store.ts";
import { pictureFault } from "../media/picture-fault.ts";
import { isWhatItSays } from "./check-file-begin.ts";
import { fileFetcher, type Fetched } from "./fetch-file.ts";
import type { MoveOptions } from "./move-options.ts";

export interface MediaCopy {
  /** Its path here, `/uploads/…`. */
  here: string;
  /** Its address there. */
  there: string;
  /** Where it stands in a copy of the other system's files. */
  inFolder: readonly string[];
}

export interface MediaCounts {
  /** There before. */
  present: number;
  brought: number;
  failed: number;
  bytes: number;
  tries: number;
}

export interface MediaParts {
  files: Pick<MediaStore, "sizeOf" | "bring">;
  from: NonNullable<MoveOptions["media"]>;
  mostBytes: number;
  failed: (copy: MediaCopy, why: string) => void;
  progress?: (counts: Readonly<MediaCounts>) => void;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

const mostTries = 7;
const firstWait = 100;
const longestWait = 20_000;
/** After so many files in a row that did not come at any try, a server counts as gone: the rest would take days. */
const mostInVain = 20;

export async function bringMedia(
  copies: Iterable<MediaCopy>,
  { files, from, mostBytes, failed, progress, sleep = (time) => pauseFor(time) }: MediaParts,
): Promise<MediaCounts> {
  const counts: MediaCounts = { present: 0, brought: 0, failed: 0, bytes: 0, tries: 0 };
  const fetcher = from.from === "web" ? fileFetcher({ ...from, mostBytes }) : undefined;
  const root = from.from === "folder" ? await realpath(from.dir) : "";

  async function bring(copy: MediaCopy): Promise<void> {
    const result = await brought(copy).catch((error: unknown): Fetched => ({
      fault: error instanceof Error ? error.message : String(error),
      again: false,
    }));
    if (result === "present") counts.present += 1;
    else if ("bytes" in result) {
      counts.brought += 1;
      counts.bytes += result.bytes;
    } else {
      counts.failed += 1;
      failed(copy, result.fault);
    }
  }

  async function brought(copy: MediaCopy): Promise<Fetched | "present"> {
    const name = copy.here.replace(/^\/uploads\//, "");
    if ((await files.sizeOf(name)) > 0) return "present";
    let result: Fetched | undefined;
    await files.bring(name, async (file) => {
      result = fetcher === undefined ? await copied(copy, root, file, mostBytes) : await fetched(copy, file);
      return "bytes" in result;
    });
    return result ?? { fault: "it was not asked for", again: false };
  }

  const inVain = new Map<string, number>();
  async function fetched({ there }: MediaCopy, file: string): Promise<Fetched> {
    const host = URL.parse(there)?.host ?? "";
    if ((inVain.get(host) ?? 0) >= mostInVain) return { fault: "its server does not answer any more", again: false };
    const result = await tried(there, file);
    inVain.set(host, "bytes" in result || !result.again ? 0 : (inVain.get(host) ?? 0) + 1);
    return result;
  }

  async function tried(there: string, file: string): Promise<Fetched> {
    for (let tries = 1; ; tries += 1) {
      if (from.from === "web" && from.pause > 0) await sleep(from.pause);
      counts.tries += 1;
      const result = await fetcher?.fetch(there, file);
      if (result === undefined) return { fault: "it was not asked for", again: false };
      if ("bytes" in result || !result.again) return result;
      if (tries === mostTries) return { ...result, fault: `${result.fault}, ${tries} times` };
      await sleep(result.after ?? backOff(tries));
    }
  }

  const waiting = copies[Symbol.iterator]();
  async function work(): Promise<void> {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      await bring(next.value);
      progress?.(counts);
    }
  }

  try {
    await Promise.all(Array.from({ length: from.from === "web" ? from.atOnce : 4 }, work));
  } finally {
    fetcher?.close();
  }
  return counts;
}

/** Longer each time, and never the same for all who wait. */
function backOff(tries: number): number {
  return Math.min(longestWait, firstWait * 3 ** (tries - 1)) * (0.5 + Math.random());
}

async function copied({ inFolder }: MediaCopy, root: string, file: string, mostBytes: number): Promise<Fetched> {
  for (const name of new Set(inFolder.flatMap(spellings))) {
    const source = await realpath(join(root, name)).catch(() => undefined);
    if (source === undefined || !source.startsWith(root + sep)) continue;
    const bytes = await sizeOf(source);
    if (bytes > mostBytes)
      return { fault: `it is larger than ${Math.round(mostBytes / 1024 / 1024)} MB`, again: false };
    if (bytes === 0) continue;
    try {
      if (!isWhatItSays(file, await beginOf(source))) return { fault: "it is not what its name says", again: false };
      const fault = await pictureFault(source);
      if (fault !== undefined) return { fault: `it ${fault}`, again: false };
      await copyFile(source, `${file}.part`);
      await rename(`${file}.part`, file);
      return { bytes };
    } catch (error) {
      await rm(`${file}.part`, { force: true });
      return { fault: error instanceof Error ? error.message : String(error), again: false };
    }
  }
  return { fault: "it is not in the folder", again: false };
}

/** Systems write an accent with its letter or after it. */
const spellings = (name: string) => [name, name.normalize("NFC"), name.normalize("NFD")];

const longestBegin = 512;

async function beginOf(file: string): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(longestBegin) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true ? found.size : 0;
}
