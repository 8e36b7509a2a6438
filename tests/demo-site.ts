// A really running site for tests: the built server as its own process, on a store of its own filled with the demo newsroom.
// Where one that is filled stands ready (DEMO_FILLED_DIR), it is copied.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoServices } from "../scripts/demo-services.mjs";

const root = join(import.meta.dirname, "..");
/** The newsroom of the demo speaks of its own brand and has its television, whatever brand the tests run with. */
const ofDemo = { BRAND_DIR: join(root, "brand") };
const node = join(root, "node_modules", ".bin", "node");
export const builtContent = join(root, "dist", "server", "content.js");

/** Tests reach no network: the words of posts are nobody's unless a stand-in tells them. */
const noProviders = {
  TWEET_OEMBED_URL: "off",
  INSTAGRAM_OEMBED_URL: "off",
  TIKTOK_OEMBED_URL: "off",
  YOUTUBE_OEMBED_URL: "off",
  VIMEO_OEMBED_URL: "off",
};

export interface DemoSite {
  url: string;
  dataDir: string;
  /** What the server has logged so far, one JSON object a line. */
  log(): string;
  process: ChildProcess;
  stop(): Promise<number | null>;
}

export interface DemoSiteOptions {
  env?: Record<string, string>;
  /** Without the demo newsroom: the store has `records` alone. */
  empty?: boolean;
  /** What the store has before the site reads any of it; what is imported later is heard of a moment later. */
  records?: readonly object[];
  dataDir?: string;
  /** Where the built site is. */
  distDir?: string;
  /** What happens to the filled store before the site reads any of it. */
  beforeStart?: (dataDir: string) => void;
  /** So many workers below a parent, which is then the process; without it one process alone. */
  workers?: number;
}

export async function runNode(
  args: string[],
  env: Record<string, string>,
  input?: string,
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(node, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  // A letter of several bytes may come in two parts, and the last part after the end of the process.
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin.end(input ?? "");
  const [status] = await once(child, "close");
  return { status, stdout, stderr };
}

/** The content command as a production machine runs it. */
export function runContent(args: string[], env: Record<string, string>, input?: string) {
  return runNode([builtContent, ...args], env, input);
}

/** What the command says of them. */
export async function importRecords(env: Record<string, string>, records: readonly object[]): Promise<string> {
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], env, lines);
  if (status !== 0) throw new Error(`The records could not be stored:\n${stderr}`);
  return stderr;
}

/** When all workers have said where. */
function addressOf(child: ChildProcess, workers: number, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (data: Buffer) => {
      output += data.toString();
      const addresses = output.match(/http:\/\/127\.0\.0\.1:\d+(?=\D)/g) ?? [];
      if (addresses[0] !== undefined && addresses.length >= workers) resolve(addresses[0]);
    });
    child.once("exit", () => reject(new Error(`The server did not start:\n${output}${log()}`)));
  });
}

/** The store is the site's own; pictures are read from where they are, and those made of them cached for all. */
async function copyFilled(filled: string, ownDir: string): Promise<void> {
  const made = join(filled, "cache", "images");
  await mkdir(made, { recursive: true });
  await mkdir(join(ownDir, "cache"));
  await Promise.all([
    cp(join(filled, "site.sqlite"), join(ownDir, "site.sqlite")),
    symlink(join(filled, "uploads"), join(ownDir, "uploads")),
    symlink(made, join(ownDir, "cache", "images")),
  ]);
}

export async function startDemoSite({
  env = {},
  empty = false,
  records = [],
  dataDir,
  distDir = join(root, "dist"),
  beforeStart,
  workers,
}: DemoSiteOptions = {}): Promise<DemoSite> {
  const ownDir = dataDir ?? (await mkdtemp(join(tmpdir(), "meridian-site-")));
  const siteEnv = {
    NODE_ENV: "production",
    DATA_DIR: ownDir,
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "info",
    ...noProviders,
    ...(!empty && ofDemo),
    ...env,
  };
  const filled = process.env["DEMO_FILLED_DIR"];
  if (!empty && dataDir === undefined && filled !== undefined) await copyFilled(filled, ownDir);
  else if (!empty) {
    const seeded = await runNode([join(root, "demo", "seed-if-empty.ts")], siteEnv);
    if (seeded.status !== 0) throw new Error(`The demo newsroom could not be stored:\n${seeded.stderr}`);
  }
  if (records.length > 0) await importRecords(siteEnv, records);
  beforeStart?.(ownDir);
  const ofParent = workers === undefined ? {} : { WORKERS: String(workers), DIST_DIR: distDir };
  const program = workers === undefined ? join(distDir, "server", "main.js") : join(root, "scripts", "serve.mjs");
  const child = spawn(node, [program], {
    cwd: root,
    env: { ...process.env, ...demoServices(ownDir), ...siteEnv, ...ofParent },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (data: Buffer) => (log += data.toString()));
  const url = (await addressOf(child, workers ?? 1, () => log)).replace("localhost", "127.0.0.1");
  return {
    url,
    dataDir: ownDir,
    log: () => log,
    process: child,
    stop: async () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      const ended = once(child, "exit");
      if (isRunning) child.kill("SIGTERM");
      const [status] = isRunning ? await ended : [child.exitCode];
      if (dataDir === undefined) await rm(ownDir, { recursive: true, force: true });
      return status;
    },
  };
}
