// Moves the synthetic blog in by the command that a publisher uses, killed where one says and started again, and looks at what came of it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { MoveSummary } from "../../../content/moving-in/move-summary.ts";
import { builtContent } from "../../demo-site.ts";
import { syntheticBlog, type BlogSize } from "./synthetic-blog.ts";

/** Milliseconds. */
const poll = 25;
/** Of a look at the store: counting many stories must not keep the machine from bringing more. */
const restAfterLook = 20;

export interface Seen {
  /** Stories in the store. */
  stories: number;
  /** Megabytes of the process. */
  memory: number;
}

export interface Run {
  /** Undefined for one that was killed. */
  status: number | undefined;
  seconds: number;
  /** Of processor, on all threads: the same however busy the machine is. */
  processor: number;
  /** Until the last new story was there; and from the first one on. */
  storySeconds: number;
  comingSeconds: number;
  newStories: number;
  /** Memory when a tenth, a half and all of its stories were there, and the most. */
  memory: { early: number; half: number; late: number; most: number };
  stdout: string;
}

export async function writeBlog(file: string, size: BlogSize, media: string): Promise<void> {
  await pipeline(syntheticBlog(size, { address: "https://courier.example", media }), createWriteStream(file));
}

/** Ended by kill -9 as soon as `isEnough`. */
export async function runMoveIn(
  file: string,
  dataDir: string,
  isEnough: (seen: Seen) => boolean = () => false,
): Promise<Run> {
  const begun = performance.now();
  const before = storiesIn(dataDir);
  const args = [
    builtContent,
    "import-wordpress",
    file,
    "--fetch-media",
    "--allow-inside",
    "--pause",
    "0",
    "--at-once",
    "8",
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  const ended = once(child, "exit");
  const samples: (Seen & { at: number })[] = [];
  let isKilled = false;
  let processor = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const looked = performance.now();
    const seen = { stories: storiesIn(dataDir), memory: memoryOf(child.pid ?? 0) };
    processor = Math.max(processor, processorOf(child.pid ?? 0));
    if (seen.memory > 0) samples.push({ ...seen, at: performance.now() });
    if (!isKilled && isEnough(seen)) {
      isKilled = true;
      child.kill("SIGKILL");
    }
    await Promise.race([ended, pause(Math.max(poll, (performance.now() - looked) * restAfterLook))]);
  }
  const [status] = await ended;
  const after = storiesIn(dataDir);
  const lastNew = samples.find(({ stories }) => stories >= after)?.at ?? performance.now();
  const firstNew = samples.findLast(({ stories }) => stories <= before)?.at ?? begun;
  const memoryAt = (share: number) =>
    samples.find(({ stories }) => stories > before && stories - before >= (after - before) * share)?.memory ?? 0;
  return {
    status: isKilled ? undefined : Number(status),
    seconds: (performance.now() - begun) / 1000,
    processor,
    storySeconds: after === before ? 0 : (lastNew - begun) / 1000,
    comingSeconds: after === before ? 0 : (lastNew - firstNew) / 1000,
    newStories: after - before,
    memory: {
      early: memoryAt(0.1),
      half: memoryAt(0.5),
      late: memoryAt(1),
      most: Math.max(0, ...samples.map(({ memory }) => memory)),
    },
    stdout,
  };
}

export interface WholeReport extends MoveSummary {
  losses: { item: string; what: string }[];
}

export function reportIn(dataDir: string): WholeReport {
  return JSON.parse(readFileSync(join(dataDir, "moving-in", "courier-example", "report.json"), "utf8"));
}

function storiesIn(dataDir: string): number {
  const file = join(dataDir, "site.sqlite");
  if (!existsSync(file)) return 0;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
  try {
    return Number(
      database.prepare("select count(*) as stories from records where type = 'article'").get()?.["stories"] ?? 0,
    );
  } catch {
    // Not made yet, or about to be.
    return 0;
  } finally {
    database.close();
  }
}

const ticksASecond = 100;

/** Seconds of it so far. */
function processorOf(pid: number): number {
  try {
    // The name of the process, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  } catch {
    return 0;
  }
}

function memoryOf(pid: number): number {
  try {
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Math.round(Number(resident ?? 0) / 1024);
  } catch {
    return 0;
  }
}
