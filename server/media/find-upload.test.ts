import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploadsIn } from "./find-upload.ts";

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "uploads-"));
  await mkdir(join(dir, "uploads", "art"), { recursive: true });
  await mkdir(join(dir, "uploads-of-another"));
  await Promise.all([
    writeFile(join(dir, "uploads", "art", "dome.svg"), "<svg/>"),
    writeFile(join(dir, "secret.svg"), "secret"),
    writeFile(join(dir, "uploads-of-another", "a.svg"), "secret"),
  ]);
  await Promise.all([
    symlink(join(dir, "secret.svg"), join(dir, "uploads", "out.svg")),
    symlink(dir, join(dir, "uploads", "up")),
    symlink(join(dir, "uploads-of-another"), join(dir, "uploads", "beside")),
    symlink(join("art", "dome.svg"), join(dir, "uploads", "within.svg")),
    symlink(join(dir, "uploads"), join(dir, "linked")),
  ]);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it.each([
  ["a file", "uploads", "/uploads/art/dome.svg"],
  ["a link within the folder", "uploads", "/uploads/within.svg"],
  ["a folder that is a link", "linked", "/uploads/art/dome.svg"],
])("%s is found under one name", async (_, folder, path) => {
  expect(await uploadsIn(join(dir, folder))(path)).toMatchObject({ name: join("art", "dome.svg"), size: 6 });
});

it.each([
  "/uploads/out.svg",
  "/uploads/up/secret.svg",
  "/uploads/beside/a.svg",
  "/uploads/../secret.svg",
  "/uploads/art",
  "/uploads/",
  "/uploads/none.svg",
  "/uploads/art/dome.svg/x",
  "/uploads/\0",
  "/elsewhere/art/dome.svg",
])("%s is not there", async (path) => {
  expect(await uploadsIn(join(dir, "uploads"))(path)).toBeUndefined();
});
