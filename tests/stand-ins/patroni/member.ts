// One PostgreSQL below its Patroni, by deploy/postgresql/patroni.yml.

import { spawn, type ChildProcess } from "node:child_process";
import { chmod, chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Account } from "../../store/start-postgres.ts";
import { childrenOf, signalTo } from "../children-of.ts";
import { end, isRunning } from "../end-program.ts";

export interface MemberParts {
  name: string;
  folder: string;
  bin: string;
  port: number;
  checkPort: number;
  etcdPort: number;
  account: Account;
}

export interface Member {
  name: string;
  port: number;
  checkPort: number;
  log: () => string;
  isLeader: () => Promise<boolean>;
  /** Follows the leader and has all it has. */
  isFollowing: () => Promise<boolean>;
  /** Of PostgreSQL, the first of them its own. */
  processes: () => Promise<number[]>;
  /** At once, PostgreSQL and Patroni, as a machine goes. */
  kill: () => Promise<void>;
  /** Both stand still, as a machine that is moved, and go on. */
  halt: () => Promise<void>;
  goOn: () => Promise<void>;
  start: () => void;
}

const handedOut = join(import.meta.dirname, "..", "..", "..", "deploy", "postgresql", "patroni.yml");

/** The file as an operator would fill it in for this machine, with a leader that is missed sooner. */
async function settings({ name, folder, bin, port, checkPort, etcdPort }: MemberParts): Promise<string> {
  const file = parse(await readFile(handedOut, "utf8"));
  const listen = `127.0.0.1:${port}`;
  const check = `127.0.0.1:${checkPort}`;
  Object.assign(file, { name, etcd3: { hosts: [`127.0.0.1:${etcdPort}`] } });
  Object.assign(file.restapi, { listen: check, connect_address: check });
  Object.assign(file.bootstrap.dcs, { ttl: 6, loop_wait: 1, retry_timeout: 2 });
  Object.assign(file.bootstrap.dcs.postgresql.parameters, { fsync: "off", unix_socket_directories: folder });
  Object.assign(file.postgresql, {
    listen,
    connect_address: listen,
    data_dir: join(folder, "data"),
    bin_dir: bin,
    pgpass: join(folder, "pgpass"),
    pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust", "local all all trust"],
  });
  return stringify(file);
}

/** PostgreSQL and what it started, without Patroni. */
async function postmaster(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, "data", "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(text.split("\n")[0]);
  return pid > 0 ? pid : undefined;
}

export async function startMember(parts: MemberParts): Promise<Member> {
  const { name, folder, port, checkPort, account } = parts;
  await mkdir(folder, { recursive: true });
  const file = join(folder, "patroni.yml");
  await writeFile(file, await settings(parts));
  await chmod(folder, 0o700);
  for (const path of [folder, file]) if (account.uid !== undefined) await chown(path, account.uid, account.gid ?? 0);
  let patroni: ChildProcess;
  let said = "";

  function start(): void {
    const env = { ...process.env, HOME: folder, PATH: "/usr/bin:/bin" };
    patroni = spawn("/usr/bin/patroni", [file], { ...account, cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [patroni.stdout, patroni.stderr])
      stream?.on("data", (data: Buffer) => (said = (said + data.toString()).slice(-20_000)));
  }

  const answers = async (path: string) => {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://127.0.0.1:${checkPort}${path}`, { signal }).catch(() => undefined);
    return answer?.status === 200;
  };

  async function processes(): Promise<number[]> {
    const main = await postmaster(folder);
    return main === undefined ? [] : [main, ...(await childrenOf(main))];
  }

  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    if (isRunning(patroni)) patroni.kill(signal);
    for (const pid of await processes()) signalTo(pid, signal);
  }

  start();
  return {
    name,
    port,
    checkPort,
    log: () => said,
    isLeader: () => answers("/primary"),
    isFollowing: () => answers("/synchronous"),
    processes,
    start,
    halt: () => signalAll("SIGSTOP"),
    goOn: () => signalAll("SIGCONT"),
    async kill() {
      const others = await processes();
      await end(patroni, "SIGKILL");
      for (const pid of others) signalTo(pid, "SIGKILL");
    },
  };
}
