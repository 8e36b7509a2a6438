// Debian's HAProxy before nodes of the site, by deploy/haproxy.cfg.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { until } from "../until.ts";
import { freePort } from "./mail-server.ts";
import { end } from "./end-program.ts";

export const haproxy = await debianTool("haproxy", ["haproxy"]);
const handedOut = join(import.meta.dirname, "..", "..", "deploy", "haproxy.cfg");

/** The file's line of one node, once for each. */
function placed(text: string, ports: readonly number[]): string {
  return text
    .split("\n")
    .flatMap((line) => {
      if (/^ +# server /.test(line)) return [];
      if (!/^ +server node1 /.test(line)) return [line];
      return ports.map((port, place) => line.replaceAll("node1", `node${place + 1}`).replace(":3000", `:${port}`));
    })
    .join("\n");
}

/** `connections`: how many it holds at once; more need more memory. */
export async function startSiteProxy(
  ports: readonly number[],
  connections = 500,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "meridian-proxy-"));
  const port = await freePort();
  const file = join(dir, "haproxy.cfg");
  const text = (await readFile(handedOut, "utf8"))
    .replace("bind :80", `bind 127.0.0.1:${port}`)
    .replace(/maxconn \d+/, `maxconn ${connections}`);
  await writeFile(file, placed(text, ports));
  const child = spawn(haproxy.path ?? "haproxy", ["-db", "-f", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (data: Buffer) => (said += data.toString()));
  const url = `http://127.0.0.1:${port}`;
  await until(
    () => said,
    async () => (await fetch(`${url}/readyz`)).status === 200,
  );
  return {
    url,
    async stop() {
      await end(child, "SIGTERM");
      await rm(dir, { recursive: true, force: true });
    },
  };
}
