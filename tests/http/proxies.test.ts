// The examples for HAProxy and nginx: the real programs read them, and a site answers through them.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { openStream } from "./event-stream.ts";
import { freePort } from "./start-varnish.ts";

const secret = "the secret of these very tests";
const deploy = join(import.meta.dirname, "..", "..", "deploy");

interface Proxy {
  name: string;
  file: string;
  tool: { path?: string; missing?: string };
  /** Reads the file and says what is wrong with it. */
  check: (file: string) => string[];
  run: (file: string) => string[];
  /** How many seconds it keeps connections to the site that nobody uses. */
  kept: RegExp;
  /** The file for this machine: where it listens, and where the site is. */
  placed: (text: string, port: number, sitePort: string, dir: string) => string;
}

const proxies: Proxy[] = [
  {
    name: "HAProxy",
    file: "haproxy.cfg",
    tool: await debianTool("haproxy", ["haproxy"]),
    check: (file) => ["-c", "-f", file],
    run: (file) => ["-db", "-f", file],
    kept: /^\s*server .* pool-purge-delay (\d+)s/gm,
    placed: (text, port, sitePort) =>
      text
        .replace("bind :80", `bind 127.0.0.1:${port}`)
        // As many files as any machine lets a test open.
        .replace(/maxconn \d+/, "maxconn 200")
        .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`),
  },
  {
    name: "nginx",
    file: "nginx.conf",
    tool: await debianTool("nginx", ["nginx-light"]),
    check: (file) => ["-t", "-c", file],
    run: (file) => ["-c", file, "-g", "daemon off;"],
    kept: /keepalive_timeout (\d+)s/g,
    placed: (text, port, sitePort, dir) =>
      text
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
        .replace("/run/nginx.pid", join(dir, "nginx.pid"))
        .replace("access_log off;", `access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;`),
  },
];

const passedOver = ({ missing }: Proxy["tool"]) => (missing === undefined ? "" : ` (passed over: ${missing})`);

for (const { name, file, tool, check, run, placed, kept } of proxies) {
  describe.skipIf(tool.path === undefined)(`${name}${passedOver(tool)}`, () => {
    let dir: string;
    let site: DemoSite;
    let proxy: ChildProcess;
    let url: string;

    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), "meridian-proxy-"));
      site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
      const port = await freePort();
      const own = join(dir, file);
      await writeFile(own, placed(await readFile(join(deploy, file), "utf8"), port, new URL(site.url).port, dir));
      proxy = spawn(tool.path ?? name, run(own), { stdio: ["ignore", "pipe", "pipe"] });
      let said = "";
      for (const stream of [proxy.stdout, proxy.stderr])
        stream?.on("data", (data: Buffer) => (said += data.toString()));
      url = `http://127.0.0.1:${port}`;
      await Promise.race([
        eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)),
        once(proxy, "exit").then(() => Promise.reject(new Error(`${name} did not start:\n${said}`))),
      ]);
    });
    afterAll(async () => {
      const ended = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await ended;
      await site.stop();
      await rm(dir, { recursive: true, force: true });
    });

    it("reads the file as it is handed out", async () => {
      const text = await readFile(join(deploy, file), "utf8");
      const own = join(dir, "checked");
      // Where a service of this name runs already, or nobody may write there.
      await writeFile(own, text.replace("/run/nginx.pid", join(dir, "checked.pid")));
      const { status, stderr } = spawnSync(tool.path ?? name, check(own), { encoding: "utf8" });
      expect(status, stderr).toBe(0);
    });

    it("answers as the site does, keeps connections for less long, and purges nothing", async () => {
      expect((await fetch(`${url}/contact`)).status).toBe((await fetch(`${site.url}/contact`)).status);
      expect((await fetch(url, { method: "PURGE" })).status).toBe(405);
      const seconds = [...(await readFile(join(deploy, file), "utf8")).matchAll(kept)].map(([, each]) => Number(each));
      expect(seconds).toHaveLength(1);
      expect(Math.max(...seconds)).toBeLessThan(65);
    });

    it("sends every line of a live stream at once", async () => {
      const headers = {
        authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
        "content-type": "application/json",
      };
      const call = (path: string, method: string, body: object) =>
        fetch(`${url}/api/content/live_event/${path}`, { method, body: JSON.stringify(body), headers });
      expect((await call("storm", "PUT", { title: "The storm", path: "/coverage/storm" })).status).toBe(201);
      const stream = await openStream(`${url}/api/live/coverage/storm`);
      expect((await call("storm/posts", "POST", { title: "Power is back", body: "<p>In town.</p>" })).status).toBe(201);
      expect((await stream.next("update")).data).toContain("Power is back");
      stream.close();
    });
  });
}
