import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { folderMedia } from "../media/folder-media.ts";
import { bringMedia } from "./bring-media.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "bring-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const form = (name: string, of: "NFC" | "NFD") => name.normalize(of);

it.each([
  ["as the export has it", form("schön.jpg", "NFC"), form("schön.jpg", "NFC")],
  ["in decomposed letters, as from a Mac", form("schön.jpg", "NFC"), form("schön.jpg", "NFD")],
  ["in composed letters", form("schön.jpg", "NFD"), form("schön.jpg", "NFC")],
])("a file is found with its name %s", async (_, wanted, there) => {
  const dir = join(folder, "copy");
  mkdirSync(dir);
  writeFileSync(join(dir, there), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  const copy = { here: "/uploads/a.jpg", there: "https://old.example/a.jpg", inFolder: [wanted] };
  const uploadsDir = join(folder, "uploads");
  const failed: string[] = [];
  const counts = await bringMedia([copy], {
    files: folderMedia(uploadsDir),
    from: { from: "folder", dir },
    mostBytes: 1_000,
    failed: (_copy, why) => failed.push(why),
  });
  expect([counts.brought, failed, readdirSync(uploadsDir)]).toEqual([1, [], ["a.jpg"]]);
});
