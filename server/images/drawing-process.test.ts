import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { openDrawingProcesses, type DrawingProcesses, type DrawingProcessOptions } from "./drawing-process.ts";
import { CostlyPicture, UnreadablePicture } from "./unreadable-picture.ts";

let processes: DrawingProcesses;
const folder = mkdtempSync(join(tmpdir(), "drawing-process-"));

function open(options: Partial<DrawingProcessOptions>): DrawingProcesses {
  processes = openDrawingProcesses({ longest: 60_000, ...options });
  return processes;
}

afterEach(() => processes.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that does this with a task. */
function processThat(does: string): string {
  const file = join(folder, `${does.length}.mjs`);
  writeFileSync(file, `process.on("message", (task) => { ${does} });`);
  return file;
}

/** Replies with its own number in place of a breadth. */
const numbered = () => processThat("process.send({ size: { width: process.pid, height: 1 } })");

const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect/></svg>');

it("IMG-04 measures and draws", async () => {
  const { inspect, convert } = open({});
  const own = await inspect(bytes);
  expect(own).toEqual({ width: 320, height: 180 });
  const picture = await convert({ bytes, own, size: { width: 160, height: 90 }, format: "jpeg" });
  expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

it("IMG-04 says why it does not draw", async () => {
  const refused = open({}).inspect(Buffer.from("<html/>"));
  await expect(refused).rejects.toThrow(new UnreadablePicture("it is no drawing"));
});

it("one process draws one after the other, two at the same time", async () => {
  const { inspect } = open({ file: numbered() });
  const first = await inspect(bytes);
  expect(await inspect(bytes)).toEqual(first);
  const [one, other] = await Promise.all([inspect(bytes), inspect(bytes)]);
  expect(one).not.toEqual(other);
});

it("a process without work ends", async () => {
  const { inspect } = open({ file: numbered(), idle: 1 });
  const { width: pid } = await inspect(bytes);
  await expect.poll(() => inspect(bytes).then(({ width }) => width)).not.toBe(pid);
});

it.each([
  ["never replies", "", "longer than 0.3 seconds", CostlyPicture],
  ["is killed", 'process.kill(process.pid, "SIGKILL")', "too much memory", CostlyPicture],
  ["ends", "process.exit(3)", "ended with 3", Error],
  ["replies nonsense", "process.send({ nonsense: true })", "Invalid input", Error],
  ["fails", 'process.send({ failed: "a reason" })', "a reason", Error],
])("a process that %s harms nobody", async (_, does, reason, kind) => {
  const failed = open({ file: processThat(does), longest: does === "" ? 300 : 60_000 }).inspect(bytes);
  await expect(failed).rejects.toThrow(reason);
  await expect(failed).rejects.toBeInstanceOf(kind);
});

it("nobody waits for what is left or stopped", async () => {
  const { inspect, stop } = open({ file: processThat("") });
  const leaving = new AbortController();
  const left = inspect(bytes, leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  stop();
  await expect(inspect(bytes)).rejects.toThrow("nothing is drawn any more");
});
