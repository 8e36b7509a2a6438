// The thread that parses: what becomes of lines that it does not get done with.

import { writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { linesInJson, mostRecords } from "./lines-in-json.ts";
import { openParseWorker, type ParseWorker } from "./parse-in-worker.ts";
import type { ParsedLine } from "./parse-line.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const tag = (id: string) => bytes(JSON.stringify({ type: "tag", id, title: id }));

/** A thread that hangs, fills its memory or fails, as its lines say. */
function hostileThread(): string {
  const file = join(mkdtempSync(join(tmpdir(), "meridian-thread-")), "thread.mjs");
  writeFileSync(
    file,
    `import { parentPort, workerData } from "node:worker_threads";
     const done = new Int32Array(workerData.done);
     const held = [];
     function read(text) {
       for (;;) {
         if (text === "hang") continue;
         if (text === "fill") { held.push(new Array(1e6).fill({})); continue; }
         if (text === "fail") throw new Error("no such line");
         return { remove: { type: "tag", id: text } };
       }
     }
     parentPort.on("message", ({ lines, json }) => {
       const texts = (lines ?? [json]).map((line) => new TextDecoder().decode(line));
       const parsed = texts.map((text) => { const one = read(text); Atomics.add(done, 0, 1); return one; });
       parentPort.postMessage(lines ? parsed : { lines: [] });
     });
     parentPort.postMessage("ready");`,
  );
  return file;
}

const said = (parsed: readonly ParsedLine[]) =>
  parsed.map((one) => {
    if (one === undefined) return "nothing";
    if ("refused" in one) return one.refused.reasons[0]?.message;
    return "ok" in one ? one.ok.id : one.remove.id;
  });

let parser: ParseWorker | undefined;
afterEach(async () => {
  await parser?.stop();
  parser = undefined;
});

describe("the thread", () => {
  it("parses lines in order, several groups at a time", async () => {
    parser = openParseWorker();
    const groups = await Promise.all([
      parser.parse([tag("a"), tag("b")]),
      parser.parse([]),
      parser.parse([bytes("{")]),
    ]);
    expect(groups.map(said)).toEqual([["a", "b"], [], [expect.stringContaining("is not valid JSON")]]);
  });

  it("is ended when a line takes too long; that line is refused, and all others are parsed", async () => {
    parser = openParseWorker({ file: hostileThread(), longest: 300 });
    const groups = await Promise.all([
      parser.parse([bytes("a")]),
      parser.parse([bytes("b"), bytes("hang"), bytes("c"), bytes("hang")]),
      parser.parse([bytes("hang")]),
      parser.parse([bytes("d")]),
    ]);
    const slow = "took longer than 0.3 seconds to read";
    expect(groups.map(said)).toEqual([["a"], ["b", slow, "c", slow], [slow], ["d"]]);
  });

  it("is replaced when it dies of a line", async () => {
    parser = openParseWorker({ file: hostileThread() });
    expect(said(await parser.parse([bytes("a"), bytes("fail"), bytes("b")]))).toEqual([
      "a",
      "could not be read: no such line",
      "b",
    ]);
  });

  it("refuses a body of JSON that takes too long", async () => {
    parser = openParseWorker({ file: hostileThread(), longest: 300 });
    const [slow, quick] = await Promise.all([parser.split(bytes("hang")), parser.split(bytes("x"))]);
    expect(slow).toEqual({ fault: "The body took longer than 0.3 seconds to read", status: 422 });
    expect(quick).toEqual({ lines: [] });
  });

  it("says so when there is no thread at all", async () => {
    parser = openParseWorker({ file: join(tmpdir(), "there-is-no-such-thread.mjs") });
    await expect(parser.parse([tag("a")])).rejects.toThrow("Records cannot be parsed");
  });
});

describe("a body of JSON", () => {
  const textsOf = (body: string) => {
    const read = linesInJson(bytes(body));
    return "fault" in read ? read.fault : read.lines.map((line) => new TextDecoder().decode(line));
  };

  it("is one record or a list of them", () => {
    expect(textsOf('{"a": 1}')).toEqual(['{"a":1}\n']);
    expect(textsOf('[{"a":1}, 2]')).toEqual(['{"a":1}\n', "2\n"]);
    expect(textsOf("{")).toMatch(/^The body is not JSON/);
  });

  it("has a limit of records, and none of levels", () => {
    expect(textsOf(`[${"1,".repeat(mostRecords)}1]`)).toMatch(/NDJSON may be longer/);
    const deep = textsOf(`[${"[".repeat(100_000)}${"]".repeat(100_000)}]`);
    expect(deep).toHaveLength(1);
  });
});
