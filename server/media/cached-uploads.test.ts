import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MediaAway } from "../../content/media/media-store.ts";
import { everythingKey, pathKey } from "../../content/store/records/surrogate-keys.ts";
import { diskCache } from "../images/disk-cache.ts";
import { cachedUploads, largestCopy } from "./cached-uploads.ts";
import { bytesOf } from "./send-file.ts";

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "cached-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const path = "/uploads/a.jpg";

function opened(name: string) {
  const there = new Map<string, { text: string; size?: number }>();
  const asked: string[] = [];
  const clock = { now: 1_000_000 };
  let isAway = false;
  const listeners = new Set<(keys: readonly string[]) => void>();
  const cacheOf = (folder: string) =>
    diskCache({ dir: join(base, name, folder), maxBytes: 1e9, maxFiles: 100, folders: 1, onError: () => undefined });
  const open = () =>
    cachedUploads({
      bucket: {
        async facts(key) {
          asked.push(`facts ${key}`);
          if (isAway) throw new MediaAway("away");
          const found = there.get(key);
          return found && { size: found.size ?? found.text.length, etag: `of ${found.text}` };
        },
        async open(key, { part, etag } = {}) {
          asked.push(part === undefined ? `all ${key}` : `${part.first}-${part.last} ${key}`);
          if (isAway) throw new MediaAway("away");
          const text = there.get(key)?.text;
          if (text === undefined || etag !== `of ${text}`) return undefined;
          return (async function* pieces() {
            yield Buffer.from(part === undefined ? text : text.slice(part.first, part.last + 1));
          })();
        },
      },
      copies: cacheOf("copies"),
      notes: cacheOf("notes"),
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      now: () => clock.now,
    });
  const textOf = async ({ find } = open()) => {
    const found = await find(path);
    return found && (await bytesOf(found)).toString();
  };
  return {
    there,
    asked,
    clock,
    open,
    textOf,
    tell: (...keys: string[]) => listeners.forEach((listener) => listener(keys)),
    lose: () => (isAway = true),
    find: () => (isAway = false),
  };
}

it("is asked for once, fetched once, and then read from the disk", async () => {
  const { there, asked, open, textOf } = opened("once");
  there.set("uploads/a.jpg", { text: "one" });
  const uploads = open();
  expect(await Promise.all(Array.from({ length: 9 }, () => textOf(uploads)))).toEqual(Array(9).fill("one"));
  expect(asked).toEqual(["facts uploads/a.jpg", "all uploads/a.jpg"]);
});

it.each([["path"], ["everything"]])("a change that is told of (%s) is seen at once", async (how) => {
  const { there, open, textOf, tell } = opened(`told ${how}`);
  const uploads = open();
  expect(await textOf(uploads)).toBeUndefined();
  for (const text of ["one", "two"]) {
    there.set("uploads/a.jpg", { text });
    tell(how === "path" ? pathKey(path) : everythingKey);
    expect(await textOf(uploads)).toBe(text);
  }
  there.delete("uploads/a.jpg");
  tell(pathKey(path));
  expect(await textOf(uploads)).toBeUndefined();
});

it("an answer that a change has overtaken is not remembered", async () => {
  const { there, open, textOf, tell } = opened("overtaken");
  there.set("uploads/a.jpg", { text: "one" });
  const uploads = open();
  const before = uploads.find(path);
  there.set("uploads/a.jpg", { text: "two" });
  tell(pathKey(path));
  await before;
  expect(await textOf(uploads)).toBe("two");
});

it("one that nobody tells of is there after a second, a replaced one after a minute", async () => {
  const { there, clock, open, textOf } = opened("untold");
  const uploads = open();
  expect(await textOf(uploads)).toBeUndefined();
  there.set("uploads/a.jpg", { text: "one" });
  expect(await textOf(uploads)).toBeUndefined();
  clock.now += 1_000;
  expect(await textOf(uploads)).toBe("one");
  there.set("uploads/a.jpg", { text: "two" });
  clock.now += 60_001;
  await expect.poll(() => textOf(uploads)).toBe("two");
});

it("while the store is away what was served is there, also for another process, which says that it may be old", async () => {
  const { there, open, textOf, lose, find, tell } = opened("away");
  there.set("uploads/a.jpg", { text: "one" });
  const uploads = open();
  await textOf(uploads);
  lose();
  expect([await textOf(uploads), (await uploads.find(path))?.isOld]).toEqual(["one", undefined]);
  expect([await textOf(open()), (await open().find(path))?.isOld]).toEqual(["one", true]);
  await expect(uploads.find("/uploads/b.jpg")).rejects.toThrow(MediaAway);
  // Replaced at the last moment: the old one until the store is back.
  there.set("uploads/a.jpg", { text: "two" });
  tell(pathKey(path));
  expect([await textOf(uploads), (await uploads.find(path))?.isOld]).toEqual(["one", true]);
  find();
  expect(await textOf()).toBe("two");
});

it("a large one is passed on in parts and not copied", async () => {
  const { there, asked, open } = opened("large");
  there.set("uploads/a.jpg", { text: "a long film", size: largestCopy + 1 });
  const found = await open().find(path);
  const pieces: Uint8Array[] = [];
  for await (const piece of (await found?.open({ first: 2, last: 5 })) ?? []) pieces.push(piece);
  expect([Buffer.concat(pieces).toString(), asked]).toEqual(["long", ["facts uploads/a.jpg", "2-5 uploads/a.jpg"]]);
});
