import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
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
  writeFileSync(join(dir, there), Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
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

const picture = (format: "avif" | "gif" | "jpeg" | "png" | "webp") =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456", noise: { type: "gaussian" } } })
    .toFormat(format)
    .toBuffer();

it.each(["avif", "gif", "jpeg", "png", "webp"] as const)("half a picture is left out and named: %s", async (format) => {
  const whole = await picture(format);
  const files = {
    whole,
    half: whole.subarray(0, whole.length / 2),
    "with-more-behind": Buffer.concat([whole, Buffer.from("made by a camera")]),
  };
  expect(await brought(files, format)).toEqual({ half: "it is cut off or damaged: it cannot be drawn" });
});

it("a drawing that would run is left out and named", async () => {
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  expect(await brought({ plain: svg("<g/>"), running: svg("<script>1</script>") }, "svg")).toEqual({
    running: "it has a script in it",
  });
});

/** What was not brought of these, and why. */
async function brought(files: Readonly<Record<string, Buffer>>, ending: string): Promise<Record<string, string>> {
  const dir = join(folder, "copy");
  mkdirSync(dir);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(dir, `${name}.${ending}`), bytes);
  const failed: Record<string, string> = {};
  await bringMedia(
    Object.keys(files).map((name) => ({
      here: `/uploads/${name}.${ending}`,
      there: `https://old.example/${name}`,
      inFolder: [`${name}.${ending}`],
    })),
    {
      files: folderMedia(join(folder, "uploads")),
      from: { from: "folder", dir },
      mostBytes: 100_000,
      failed: ({ inFolder: [name = ""] }, why) => (failed[name.replace(`.${ending}`, "")] = why),
    },
  );
  return failed;
}
