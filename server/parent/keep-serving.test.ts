// The parent with workers that do nothing but end: what a real site does below it is in tests/faults/workers.test.ts.

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "meridian-parent-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes its number and does what it is told to when it listens. */
const worker = (whenListening: string) => `
  import { createServer } from "node:net";
  process.stdout.write("worker " + process.env.WORKER + "\\n");
  process.on("message", ({ is }, socket) => {
    if (is === "retire") {
      process.stdout.write("retired " + process.env.WORKER + "\\n");
      process.kill(process.ppid, "SIGTERM");
    }
    if (is !== "listen") return;
    const server = createServer();
    server.listen(socket ?? 0, () => {
      process.send({ is: "listening" }, socket === undefined ? server._handle : undefined, () => { ${whenListening} });
    });
  });
  process.send({ is: "prepared" });
`;

/** Until the parent leaves. */
async function run(name: string, code: string, plan: object) {
  const main = join(folder, `${name}.mjs`);
  writeFileSync(main, code);
  const options = { size: 2, longestEnd: 1000, plan };
  const parent = join(folder, `parent-of-${name}.mjs`);
  writeFileSync(
    parent,
    `const { keepServing } = await import(${JSON.stringify(join(import.meta.dirname, "keep-serving.ts"))});
     await keepServing({ ...${JSON.stringify(options)}, main: () => ${JSON.stringify(main)} });`,
  );
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [parent]);
    return { status: 0, stdout, stderr };
  } catch (error) {
    const { code: status, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status, stdout, stderr };
  }
}

const quick = {
  firstPause: 1,
  longestPause: 5,
  steadyAfter: 60_000,
  mostFailures: 6,
  reliefPause: 0,
  lookEvery: 20,
  mostSilence: 5,
  longestStart: 60_000,
};

it("workers that end again and again are not started for ever: the parent says so and leaves", async () => {
  const { status, stdout, stderr } = await run("ends", worker("process.exit(3)"), quick);
  expect(status).toBe(1);
  expect(stderr).toContain("worker 1 ended by itself (status 3); another one is started");
  expect(stderr).toMatch(/\d workers in a row have ended by themselves, and none serves/);
  expect(stdout.trim().split("\n").length).toBeLessThanOrEqual(quick.mostFailures + 2);
});

it("a first worker that does not start is the end at once, with its own status: it has said why", async () => {
  const { status, stdout, stderr } = await run(
    "bad",
    `process.stdout.write("worker\\n"); process.stderr.write("no good setting\\n"); process.exitCode = 7; process.disconnect();`,
    quick,
  );
  expect([status, stdout, stderr]).toEqual([7, "worker\n", "no good setting\n"]);
});

it("one that holds too much memory is retired when another one serves", async () => {
  const heavy = `if (process.env.WORKER === "1") process.send({ is: "heavy", megabytes: 999 });`;
  const { status, stdout, stderr } = await run("heavy", worker(`setInterval(() => { ${heavy} }, 5)`), quick);
  expect(status).toBe(0);
  expect(stderr).toContain("worker 1 holds 999 MB; another one takes its place");
  expect(stdout.trim().split("\n").toSorted()).toEqual(["retired 1", "worker 1", "worker 2", "worker 3"]);
});

it("one that hangs is ended and replaced", async () => {
  const hangs = `
    process.send({ is: "counted", figures: {}, connections: 0 }, () => {
      if (process.env.WORKER === "1") while (true) {}
    });
    setInterval(() => process.send({ is: "counted", figures: {}, connections: 0 }), 5);
    if (process.env.WORKER === "3") process.kill(process.ppid, "SIGTERM");
  `;
  const { stdout, stderr } = await run("hangs", worker(hangs), { ...quick, mostSilence: 50 });
  expect(stderr).toContain("worker 1 has said nothing for 50 looks in a row; it is ended");
  expect(stderr).toContain("worker 1 ended by itself (SIGKILL); another one is started");
  expect(stdout.trim().split("\n").toSorted()).toEqual(["worker 1", "worker 2", "worker 3"]);
});

it("one that hangs before it has started is ended, and another one is started", async () => {
  const code = worker(`
    setInterval(() => process.send({ is: "counted", figures: {}, connections: 0 }), 5);
    if (Number(process.env.WORKER) > 2) process.kill(process.ppid, "SIGTERM");
  `).replace('process.send({ is: "prepared" })', 'if (process.env.WORKER !== "2") process.send({ is: "prepared" })');
  const { status, stderr } = await run("late", code, { ...quick, mostSilence: 1_000, longestStart: 3_000 });
  expect(stderr).toContain("worker 2 has not started within 0.05 minutes; it is ended");
  expect(stderr).toContain("worker 2 did not start (SIGKILL); another one is started");
  expect(status).toBe(0);
});
