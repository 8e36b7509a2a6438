import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { diskCache } from "./disk-cache.ts";

let base: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "disk-cache-"));
});

afterAll(() => rm(base, { recursive: true, force: true }));

const nameOf = (number: number) => `${createHash("sha1").update(String(number)).digest("hex")}.jpeg`;

function opened(name: string, limits: { maxBytes?: number; maxFiles?: number; folders?: number } = {}) {
  const dir = join(base, name);
  const errors: unknown[] = [];
  const cache = diskCache({
    dir,
    maxBytes: 1_000_000,
    maxFiles: 1_000,
    ...limits,
    onError: (error) => errors.push(error),
  });
  return { dir, cache, errors };
}

async function filesOf(dir: string): Promise<{ name: string; size: number }[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({ name, size: (await stat(join(parentPath, name))).size })),
  );
}

const sum = (files: readonly { size: number }[]) => files.reduce((total, { size }) => total + size, 0);

it("finds what was added, and nothing else", async () => {
  const { cache } = opened("found");
  await cache.add(nameOf(1), Buffer.from("one"));
  const found = await cache.find(nameOf(1));
  expect(await readFile(found?.path ?? "", "utf8")).toBe("one");
  expect(found?.size).toBe(3);
  expect(await cache.find(nameOf(2))).toBeUndefined();
});

it.each([
  ["bytes", { maxBytes: 40_000, folders: 4 }],
  ["files", { maxFiles: 40, folders: 4 }],
])("two processes that write at once stay within the limit of %s", async (what, limits) => {
  const caches = [opened(what, limits), opened(what, limits)];
  await Promise.all(
    caches.map(async ({ cache }, index) => {
      for (let number = 0; number < 100; number += 1) await cache.add(nameOf(number * 2 + index), Buffer.alloc(1_000));
    }),
  );
  const files = await filesOf(join(base, what));
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(40);
  expect(sum(files)).toBeLessThanOrEqual(40_000);
});

it("the newest stays", async () => {
  const { cache } = opened("newest", { maxBytes: 2_500, folders: 1 });
  for (let number = 0; number < 5; number += 1) {
    await cache.add(nameOf(number), Buffer.alloc(1_000));
    const path = (await cache.find(nameOf(number)))?.path ?? "";
    // Clocks of disks are coarse.
    await utimes(path, 1_000 + number, 1_000 + number);
  }
  await cache.add(nameOf(5), Buffer.alloc(1_000));
  expect(await cache.find(nameOf(5))).toBeDefined();
  expect(await cache.find(nameOf(4))).toBeDefined();
  expect(await cache.find(nameOf(3))).toBeUndefined();
});

it("what a killed process left unfinished goes, what another is writing stays", async () => {
  const { cache, dir } = opened("left", { folders: 1 });
  await mkdir(join(dir, "0"), { recursive: true });
  const old = join(dir, "0", `${nameOf(1)}.a.unfinished`);
  await writeFile(old, "half");
  await utimes(old, 1_000, 1_000);
  await writeFile(join(dir, "0", `${nameOf(2)}.b.unfinished`), "half");
  await cache.add(nameOf(3), Buffer.from("whole"));
  expect((await filesOf(dir)).map(({ name }) => name).toSorted()).toEqual(
    [`${nameOf(2)}.b.unfinished`, nameOf(3)].toSorted(),
  );
});

it("files of a cache without folders go", async () => {
  const { cache, dir } = opened("flat");
  await mkdir(dir);
  await writeFile(join(dir, nameOf(1)), "old");
  await cache.add(nameOf(2), Buffer.from("new"));
  expect((await filesOf(dir)).map(({ name }) => name)).toEqual([nameOf(2)]);
});

it("a disk that takes nothing is told of and harms nobody", async () => {
  const { cache, dir, errors } = opened("full");
  await writeFile(dir, "a file where the folder should be");
  await cache.add(nameOf(1), Buffer.from("one"));
  expect(errors).toHaveLength(1);
  expect(await cache.find(nameOf(1))).toBeUndefined();
});
