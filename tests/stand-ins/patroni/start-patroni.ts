// A PostgreSQL of two members as publishers run it: Debian's PostgreSQL, Patroni and etcd, with HAProxy before them, by the files of deploy/postgresql/.

import { spawn, type ChildProcess } from "node:child_process";
import { globSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianTool } from "../../../scripts/debian-tool.mjs";
import { unprivilegedAccount } from "../../store/start-postgres.ts";
import { until } from "../../until.ts";
import { freePort } from "../mail-server.ts";
import { end } from "../end-program.ts";
import { startMember, type Member } from "./member.ts";

const needed = [
  await debianTool("patroni", ["postgresql", "patroni"], ["/usr/lib/postgresql/*/bin/pg_rewind"]),
  await debianTool("etcd", ["etcd-server"]),
  await debianTool("haproxy", ["haproxy"]),
];

/** What is missing, where something is. */
export const patroni: { missing?: string } = needed.find(({ missing }) => missing !== undefined) ?? {};

const [, etcd, haproxy] = needed;
const deploy = join(import.meta.dirname, "..", "..", "..", "deploy", "postgresql");

export interface PatroniDatabase {
  /** Whoever leads is there. */
  url: string;
  /** Whoever follows is there. */
  readUrl: string;
  members: readonly Member[];
  /** Keeps who leads. */
  etcd: Helper;
  /** HAProxy between the nodes and whoever leads. */
  front: Helper;
  /** Undefined while nobody does. */
  leader: () => Promise<Member | undefined>;
  /** One leads and the other has all it has. */
  untilWhole: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A program beside the database that can be killed and started again. */
export interface Helper {
  start: () => void;
  kill: () => Promise<void>;
}

function helper(command: string, args: string[]) {
  let child: ChildProcess;
  let said = "";
  function start(): void {
    child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data: Buffer) => (said = (said + data.toString()).slice(-20_000)));
  }
  start();
  return { said: () => said, start, kill: () => end(child, "SIGKILL"), stop: () => end(child, "SIGTERM") };
}

async function startEtcd(folder: string) {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const settings = {
    "data-dir": join(folder, "etcd"),
    name: "one",
    "initial-cluster": `one=${peer}`,
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "unsafe-no-fsync": "true",
    "log-level": "error",
  };
  const program = helper(
    etcd?.path ?? "etcd",
    Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
  );
  await until(program.said, async () => (await fetch(`${client}/health`)).status === 200);
  return { port, ...program };
}

async function startHaproxy(folder: string, members: readonly Member[]) {
  const [port, readPort] = [await freePort(), await freePort()];
  const file = join(folder, "haproxy.cfg");
  let text = (await readFile(join(deploy, "haproxy.cfg"), "utf8"))
    .replace("bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`)
    .replace("bind 127.0.0.1:5001", `bind 127.0.0.1:${readPort}`);
  for (const { name, port: own, checkPort } of members)
    text = text.replaceAll(
      new RegExp(`server ${name} .*`, "g"),
      `server ${name} 127.0.0.1:${own} check port ${checkPort}`,
    );
  await writeFile(file, text);
  return { port, readPort, ...helper(haproxy?.path ?? "haproxy", ["-db", "-f", file]) };
}

export async function startPatroni(): Promise<PatroniDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-patroni-"));
  await chmod(folder, 0o755);
  const account = unprivilegedAccount();
  const bin = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? "";
  const keeper = await startEtcd(folder);
  const members: Member[] = [];
  for (const name of ["one", "two"]) {
    const [port, checkPort] = [await freePort(), await freePort()];
    const place = { name, folder: join(folder, name), port, checkPort };
    members.push(await startMember({ ...place, bin, etcdPort: keeper.port, account }));
  }
  const front = await startHaproxy(folder, members);

  async function leader(): Promise<Member | undefined> {
    const leading = await Promise.all(members.map(({ isLeader }) => isLeader()));
    return members.find((_, place) => leading[place] === true);
  }

  async function untilWhole(): Promise<void> {
    const told = () => members.map(({ name, log }) => `${name}:\n${log()}`).join("\n");
    await until(told, async () => {
      const leading = await leader();
      // Whoever begins to lead is for a moment still told to follow as well.
      const others = members.filter((member) => member !== leading);
      const following = await Promise.all(others.map(({ isFollowing }) => isFollowing()));
      return leading !== undefined && following.every(Boolean);
    });
  }

  await untilWhole();
  return {
    url: `postgres://postgres@127.0.0.1:${front.port}/postgres`,
    readUrl: `postgres://postgres@127.0.0.1:${front.readPort}/postgres`,
    members,
    etcd: keeper,
    front,
    leader,
    untilWhole,
    async stop() {
      for (const member of members) await member.kill();
      await front.stop();
      await keeper.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
