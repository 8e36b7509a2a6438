// wrk asks an address as often as it is answered, over connections that stay open.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ensureTool } from "./ensure-tool.ts";

const wrk = ensureTool("wrk", "wrk");

interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  threads?: number;
  /** The only core that asks. */
  core?: number;
  /** Lua that says what is asked for. */
  script?: string;
}

interface Asked {
  requests: number;
  perSecond: number;
}

export async function ask({ url, headers, connections, seconds, threads = 1, core, script }: Load): Promise<Asked> {
  const options = [
    ...(core === undefined ? [] : ["taskset", "-c", String(core)]),
    wrk,
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script === undefined ? [] : ["-s", script]),
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ];
  const { stdout } = await promisify(execFile)("env", options);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(requests > 0) || /Non-2xx/.test(stdout)) throw new Error(`wrk said: ${stdout}`);
  return { requests, perSecond };
}
