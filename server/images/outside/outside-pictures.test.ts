import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { setImageSources } from "../../../model/pictures/image-sources.server.ts";
import { bytesOf } from "../../media/send-file.ts";
import { diskCache } from "../disk-cache.ts";
import { UnreachablePicture, UnreadablePicture } from "../unreadable-picture.ts";
import type { SourceAnswer, SourceQuestion } from "./ask-source.ts";
import { outsidePictures } from "./outside-pictures.ts";

let base: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "outside-"));
});
beforeEach(() => setImageSources(["img.example", "other.example"]));
afterEach(() => setImageSources([]));
afterAll(() => rm(base, { recursive: true, force: true }));

const path = "/uploads/from/img.example/a.jpg";
const picture = (text: string): SourceAnswer => ({
  is: "picture",
  bytes: Buffer.from(text),
  validators: { etag: `"${text}"` },
});

function opened(
  name: string,
  answer: (question: SourceQuestion) => SourceAnswer | Promise<SourceAnswer>,
  rememberFor = 20,
) {
  const clock = { now: 1_000_000 };
  const asked: (string | undefined)[] = [];
  const failures: string[] = [];
  const cacheOf = (folder: string) =>
    diskCache({ dir: join(base, name, folder), maxBytes: 1e6, maxFiles: 100, folders: 1, onError: () => undefined });
  const open = () =>
    outsidePictures({
      source: {
        ask: async (question) => {
          asked.push(question.known?.etag);
          return answer(question);
        },
        close: () => undefined,
      },
      check: async (bytes) => {
        if (bytes.toString() === "no picture") throw new UnreadablePicture("it is no picture");
        return "image/jpeg";
      },
      files: cacheOf("files"),
      facts: cacheOf("facts"),
      freshFor: 1000,
      rememberFor,
      now: () => clock.now,
      onFailure: (_url, reason) => failures.push(reason),
    });
  const textOf = async (pictures = open()) => {
    const found = await pictures.find(path);
    return found && (await bytesOf(found)).toString();
  };
  return { clock, asked, failures, open, textOf };
}

it("one question however many ask, and none when it is on the disk, also of another process", async () => {
  const { asked, open, textOf } = opened("once", () => picture("one"));
  const pictures = open();
  const found = await Promise.all(Array.from({ length: 20 }, () => pictures.find(path)));
  for (const one of found) expect(one).toMatchObject({ size: 3, mediaType: "image/jpeg" });
  expect(await textOf()).toBe("one");
  expect(asked).toEqual([undefined]);
});

it("when it has grown old its source is asked by its tag, and nobody waits for that", async () => {
  const held = Promise.withResolvers<SourceAnswer>();
  const answers = [picture("one"), held.promise, picture("another")];
  const { asked, clock, open, textOf } = opened("old", () => answers.shift() ?? { is: "same" });
  const pictures = open();
  const first = await pictures.find(path);
  clock.now += 1001;
  expect((await pictures.find(path))?.version).toBe(first?.version);
  await expect.poll(() => asked).toEqual([undefined, `"one"`]);
  expect((await pictures.find(path))?.version).toBe(first?.version);
  held.resolve({ is: "same" });
  await expect
    .poll(() => {
      clock.now += 1001;
      return textOf(pictures);
    })
    .toBe("another");
  expect(asked.slice(0, 3)).toEqual([undefined, `"one"`, `"one"`]);
});

it("the same bytes under another tag keep their file: sizes were made of it", async () => {
  let tag = 0;
  const { clock, asked, open } = opened("bytes", () => {
    tag += 1;
    return { is: "picture", bytes: Buffer.from("one"), validators: { etag: `"${tag}"` } };
  });
  const pictures = open();
  const first = await pictures.find(path);
  clock.now += 1001;
  await pictures.find(path);
  await expect.poll(() => asked.length).toBe(2);
  clock.now += 1001;
  await expect.poll(async () => [(await pictures.find(path))?.version, asked.at(-1)]).toEqual([first?.version, `"2"`]);
});

it.each([
  ["gone", { is: "gone" } as const, undefined],
  ["not to be reached", new UnreachablePicture("the source answers 500"), "the source answers 500"],
  ["no picture", picture("no picture"), "it is no picture"],
])("LIST-06 one that is %s is remembered so for a moment only", async (name, first, reason) => {
  let answer: SourceAnswer | Error = first;
  const { asked, clock, failures, open, textOf } = opened(name, () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const pictures = open();
  for (let time = 0; time < 2; time += 1) {
    expect(await pictures.find(path).catch((error: Error) => error.message)).toBe(reason);
  }
  expect(failures).toHaveLength(1);
  expect(asked).toHaveLength(1);
  answer = picture("there again");
  clock.now += 21;
  expect(await textOf(pictures)).toBe("there again");
});

it("a source that cannot be reached is asked again soon, and less often the longer that lasts", async () => {
  let isThere = false;
  const { asked, clock, open, textOf } = opened(
    "soon",
    () => {
      if (isThere) return picture("one");
      throw new UnreachablePicture("ECONNRESET");
    },
    60_000,
  );
  const pictures = open();
  const timesAskedIn = async (seconds: number) => {
    const before = asked.length;
    for (const end = clock.now + seconds * 1000; clock.now < end; clock.now += 500)
      await pictures.find(path).catch(() => undefined);
    return asked.length - before;
  };
  expect([await timesAskedIn(3), await timesAskedIn(60), await timesAskedIn(600)]).toEqual([2, 3, 10]);
  isThere = true;
  clock.now += 61_000;
  expect(await textOf(pictures)).toBe("one");
});

it.each([
  ["is gone", { is: "gone" } as const, undefined],
  ["fails", new UnreachablePicture("away"), "one"],
  ["sends something else", picture("no picture"), "one"],
])("when its source %s later, readers have %2$s", async (name, then, expected) => {
  let answer: SourceAnswer | Error = picture("one");
  const { asked, clock, open, textOf } = opened(name, () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const pictures = open();
  await pictures.find(path);
  answer = then;
  clock.now += 1001;
  await pictures.find(path);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expect.poll(() => textOf(pictures)).toBe(expected);
});

it("whoever leaves ends the question, and the next one asks anew", async () => {
  const { promise: held, reject } = Promise.withResolvers<SourceAnswer>();
  let isHeld = true;
  const { asked, failures, open } = opened("left", ({ signal }) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    return isHeld ? held : picture("one");
  });
  const pictures = open();
  const leaving = new AbortController();
  const left = pictures.find(path, { signal: leaving.signal });
  await expect.poll(() => asked.length).toBe(1);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  isHeld = false;
  expect(await pictures.find(path)).toBeDefined();
  expect(failures).toEqual([]);
});

it("a host that does not answer holds up no other", async () => {
  const { open } = opened("slow", ({ url }) =>
    url.host === "img.example" ? new Promise(() => undefined) : picture("one"),
  );
  const pictures = open();
  const leaving = new AbortController();
  const waiting = Array.from({ length: 20 }, (_, index) =>
    pictures.find(`/uploads/from/img.example/${index}.jpg`, leaving).catch(() => undefined),
  );
  expect(await pictures.find("/uploads/from/other.example/a.jpg")).toBeDefined();
  leaving.abort();
  await Promise.all(waiting);
});

it("a reader who has had enough is told before anything is asked", async () => {
  const { asked, open } = opened("limited", () => picture("one"));
  const onMiss = async () => {
    throw new Error("too many");
  };
  await expect(open().find(path, { onMiss })).rejects.toThrow("too many");
  expect(asked).toEqual([]);
});

it("what is noted of it may be lost, and is asked for again", async () => {
  const { asked, open, textOf } = opened("lost", () => picture("one"));
  await open().find(path);
  const facts = join(base, "lost", "facts", "0");
  for (const name of await readdir(facts)) await writeFile(join(facts, name), "{");
  expect(await textOf()).toBe("one");
  expect(asked).toEqual([undefined, undefined]);
});
