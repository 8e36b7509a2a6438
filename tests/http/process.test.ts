import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "../eventually.ts";
import { runNode, startDemoSite } from "../demo-site.ts";

const server = join(import.meta.dirname, "..", "..", "dist", "server", "main.js");

it("a bad environment stops the start and names what is wrong", async () => {
  const { status, stderr } = await runNode([server], { PORT: "99999", SITE_ORIGIN: "nonsense" });
  expect(status).toBe(1);
  expect(stderr).toContain("PORT=99999");
  expect(stderr).toContain("SITE_ORIGIN=nonsense");
});

it("/healthz answers once pages can be served, also on an empty store, whose home is still a page", async () => {
  const site = await startDemoSite({ empty: true });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const home = await fetch(`${site.url}/`);
  expect(home.status).toBeLessThan(500);
  expect(await home.text()).toContain("<h1");
  await site.stop();
});

it("SIGTERM lets requests under way finish and ends with status 0", async () => {
  const site = await startDemoSite({ empty: true });
  const answer = new Promise<string>((resolve, reject) => {
    const letter = request(`${site.url}/contact`, {
      method: "POST",
      headers: { expect: "100-continue", "content-type": "application/x-www-form-urlencoded" },
    });
    // The server has read the head and waits for the rest: this request is under way, however busy the machine is.
    letter.once("continue", () => {
      site.process.kill("SIGTERM");
      const isStopping = eventually(() => expect(site.log()).toContain("server stopping"));
      isStopping.then(() => letter.end("email=nobody"), reject);
    });
    letter.once("response", (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => resolve(text));
    });
    letter.once("error", reject);
    letter.flushHeaders();
  });
  expect(await answer).toMatch(/<\/html>$/);
  expect(await site.stop()).toBe(0);
});

it("SIGTERM reaches the site through npm, which leaves nothing behind", async () => {
  const filled = await startDemoSite();
  onTestFinished(async () => void (await filled.stop()));
  const npm = spawn("npm", ["start"], {
    cwd: join(import.meta.dirname, "..", ".."),
    env: { ...process.env, DATA_DIR: filled.dataDir, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void npm.kill());
  let output = "";
  npm.stdout.on("data", (data: Buffer) => (output += data.toString()));
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  await expect.poll(address).toBeDefined();
  const url = address() ?? "";
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm.kill("SIGTERM");
  expect(await once(npm, "exit")).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
