// One node of the site in a history: it can be killed and started again at the same address, stand still, and have a full disk.

import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { end } from "../stand-ins/end-program.ts";
import { until } from "../until.ts";

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
  stop: () => Promise<void>;
}

/** Nothing can be written to a file, as on a disk that is full. */
export function limitDiskOf(pid: number, isFull: boolean): void {
  spawnSync("prlimit", ["--pid", String(pid), `--fsize=${isFull ? "0" : "unlimited"}:unlimited`]);
}

export async function startNode(name: string, folder: string, port: number, env: Record<string, string>) {
  const dataDir = join(folder, name);
  await mkdir(dataDir, { recursive: true });
  let site: DemoSite;
  let said = "";

  /** One that ends because its database is away just then is started again, as whatever looks after a service does. */
  async function start(): Promise<void> {
    let fault: unknown;
    await until(
      () => String(fault),
      async () => {
        try {
          site = await startDemoSite({
            empty: true,
            dataDir,
            env: { ...env, PORT: String(port), NODE_NAME: name },
          });
        } catch (error) {
          fault = error;
          throw error;
        }
        return true;
      },
    );
  }

  await start();
  const node: SiteNode = {
    port,
    url: `http://127.0.0.1:${port}`,
    log: () => said + site.log(),
    start,
    untilReady: () => until(site.log, async () => (await fetch(`${node.url}/readyz`)).status === 200),
    async kill() {
      await end(site.process, "SIGKILL");
      said += site.log();
    },
    signal: (signal) => void site.process.kill(signal),
    limitDisk: (isFull) => limitDiskOf(site.process.pid ?? 0, isFull),
    async stop() {
      await site.stop();
    },
  };
  return node;
}
