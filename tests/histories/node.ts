// One node of the site in a history: it can be killed and started again at the same address, stand still, and have a full disk or a wrong clock.

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { until } from "../until.ts";

const clockLibrary = "/usr/lib/*/faketime/libfaketimeMT.so.1";
const clock = await debianTool("faketime", ["faketime"], [clockLibrary]);
const [preloaded = ""] = globSync(clockLibrary);

export interface SiteNode {
  port: number;
  url: string;
  log: () => string;
  untilReady: () => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** Whether it may write to its disk. */
  limitDisk: (isFull: boolean) => void;
  /** Seconds by which its clock is wrong. */
  setClock: (jump: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Nothing can be written to a file, as on a disk that is full. */
export function limitDiskOf(pid: number, isFull: boolean): void {
  spawnSync("prlimit", ["--pid", String(pid), `--fsize=${isFull ? "0" : "unlimited"}:unlimited`]);
}

export async function startNode(name: string, folder: string, port: number, env: Record<string, string>) {
  const dataDir = join(folder, name);
  const clockFile = join(folder, `${name}.clock`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(clockFile, "+0\n");
  const ofClock =
    clock.missing === undefined
      ? {
          LD_PRELOAD: preloaded,
          FAKETIME_TIMESTAMP_FILE: clockFile,
          FAKETIME_CACHE_DURATION: "1",
          FAKETIME_DONT_FAKE_MONOTONIC: "1",
        }
      : undefined;
  let site: DemoSite;
  let said = "";

  async function start(): Promise<void> {
    site = await startDemoSite({
      empty: true,
      dataDir,
      env: { ...env, ...ofClock, PORT: String(port), NODE_NAME: name },
    });
  }

  await start();
  const node: SiteNode = {
    port,
    url: `http://127.0.0.1:${port}`,
    log: () => said + site.log(),
    start,
    untilReady: () => until(site.log, async () => (await fetch(`${node.url}/readyz`)).status === 200),
    async kill() {
      const ended = once(site.process, "exit");
      site.process.kill("SIGKILL");
      await ended;
      said += site.log();
    },
    signal: (signal) => void site.process.kill(signal),
    limitDisk: (isFull) => limitDiskOf(site.process.pid ?? 0, isFull),
    setClock: (jump) => writeFile(clockFile, `${jump < 0 ? "" : "+"}${jump}\n`),
    async stop() {
      await site.stop();
    },
  };
  return node;
}
