// The log of a process whose reader is gone: a program of its own, since it ends.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const program = `
  const { createLog, leave } = await import(${JSON.stringify(join(import.meta.dirname, "log.ts"))});
  const log = createLog("info");
  process.stdin.once("data", () => {
    // The second waits for the first.
    log.info("one");
    log.info("two");
    leave(log, 7);
  });
  process.stdout.write("ready");
`;

function start() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["pipe", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let logged = "";
  child.stderr.on("data", (data: Buffer) => (logged += data.toString()));
  const ready = new Promise((resolve) => child.stdout.once("data", resolve));
  return { child, ready, logged: () => logged };
}

it("everything is written before the process leaves", async () => {
  const { child, ready, logged } = start();
  await ready;
  child.stdin.write("go");
  await expect.poll(() => child.exitCode).toBe(7);
  await expect.poll(logged).toMatch(/"msg":"one".*\n.*"msg":"two"/);
});

it("a process leaves though nobody reads its log any more", async () => {
  const { child, ready } = start();
  await ready;
  child.stderr.destroy();
  child.stdin.write("go");
  await expect.poll(() => child.exitCode).toBe(7);
});
