import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { UsageError } from "./command.ts";
import { mediaCommand } from "./media.ts";

it.each([
  [[], "needs add and at least one FILE"],
  [["add"], "needs add and at least one FILE"],
  [["show", "a.png"], "needs add and at least one FILE"],
  [["add", "a.png", "b.png", "--alt", "A"], "with one FILE only"],
  [["add", "a.png", "--focus", "left"], "two numbers between 0 and 1"],
  [["add", "a.png", "--loud"], "--loud"],
  [["add", "a.png", "--back"], "--back with move only"],
  [["move", "a.png"], "no FILE with move"],
  [["move"], "needs MEDIA_URL"],
])("media %j is wrong usage, and no store is opened", async (args, reason) => {
  const stream = new PassThrough();
  const run = mediaCommand.run(args, {
    stdin: stream,
    stdout: stream,
    stderr: stream,
    openStore: () => Promise.reject(new Error("opened")),
    env: {},
    now: () => 0,
    programs: { parseWorker: new URL("file:///none"), server: new URL("file:///none") },
  });
  await expect(run).rejects.toThrow(UsageError);
  await expect(run).rejects.toThrow(reason);
});
