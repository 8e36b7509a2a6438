// Debian's Varnish with the configuration that is handed out, in front of a site of a test.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { end, isRunning } from "../stand-ins/end-program.ts";
import { until } from "../until.ts";

export const varnishFile = join(import.meta.dirname, "..", "..", "deploy", "varnish", "meridian.vcl");

export const varnish = await debianTool(
  "varnishd",
  ["varnish", "varnish-modules"],
  ["/usr/lib/*/varnish/vmods/libvmod_xkey.so"],
);

const settings = ["-p", "http_gzip_support=off"];

export interface RunningVarnish {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** A port that nobody has: the site is told of it before Varnish is there. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** `env` is for its process. */
export async function startVarnish(
  port: number,
  sitePort: number,
  env: Record<string, string> = {},
): Promise<RunningVarnish> {
  const dir = await mkdtemp(join(tmpdir(), "meridian-varnish-"));
  const file = join(dir, "site.vcl");
  const text = await readFile(varnishFile, "utf8");
  await writeFile(file, text.replace('.port = "3000"', `.port = "${sitePort}"`));
  const child = spawn(
    varnish.path ?? "varnishd",
    [
      "-F",
      "-j",
      "none",
      "-n",
      join(dir, "work"),
      "-a",
      `127.0.0.1:${port}`,
      "-f",
      file,
      "-s",
      "malloc,64m",
      ...settings,
    ],
    { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  const url = `http://127.0.0.1:${port}`;
  await until(
    () => said,
    async () => {
      if (!isRunning(child)) throw new Error("Varnish did not start.");
      return (await fetch(`${url}/healthz`)).status === 200;
    },
  );
  return {
    url,
    process: child,
    stop: async () => {
      await end(child, "SIGTERM");
      await rm(dir, { recursive: true, force: true });
    },
  };
}
