// Cards are set in the brand's own letters. Each drawing reads its brand anew.

import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BrandFile } from "../../model/brand/brand-file.ts";
import { faultsOfBrandFolder } from "../../model/brand/brand-folder-faults.server.ts";
import { readBrandFile } from "../../model/brand/brand-folder.ts";
import { isVariableFont } from "../../model/brand/variable-font.server.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { WorkQueue } from "../../model/work/work-queue.server.ts";
import type { SocialCard } from "../../site/head/social-card.ts";
import { bostonFolder, changedBrand, demoBrand } from "../../tests/brands/brand-folders.ts";
import { brandCardFonts } from "./brand-card-fonts.ts";

const size = imageSizes.social;
const card: SocialCard = {
  kind: "story",
  label: "Metro",
  headline: "The ferry that never turned back",
  byline: "Ada Quay",
};

async function drawnWith(folder: string, of: SocialCard = card): Promise<Buffer> {
  vi.resetModules();
  vi.stubEnv("BRAND_DIR", folder);
  const { cardDrawing } = await import("./draw-card.ts");
  const draw = cardDrawing({
    pictureOf: () => Promise.resolve(undefined),
    publishersCard: () => Promise.reject(new Error("not asked for")),
    queue: new WorkQueue({ atOnce: 1, mostWaiting: 10 }),
  });
  return draw(of, size);
}

/** How many pixels of a part differ plainly. */
async function differing(a: Buffer, b: Buffer, part: { top: number; height: number }): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((drawn) =>
      sharp(drawn)
        .extract({ left: 0, width: size.width, ...part })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  return [...(one ?? [])].filter((value, place) => Math.abs(value - (other?.[place] ?? 0)) > 64).length;
}

const folders: string[] = [];
const bostonWith = async (changes: Partial<BrandFile>) => {
  const folder = await changedBrand(bostonFolder, changes);
  folders.push(folder);
  return folder;
};

afterEach(() => vi.unstubAllEnvs());
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe("META-01 a card in the brand's own letters", () => {
  let own: Buffer;
  let plain: Buffer;
  beforeAll(async () => {
    own = await drawnWith(bostonFolder);
    plain = await drawnWith(await bostonWith({ fonts: {} }));
  });

  it("is another than one in those of the build, in its words alone", async () => {
    expect(await differing(own, plain, { top: 180, height: 200 })).toBeGreaterThan(5000);
    expect(await differing(own, plain, { top: 0, height: 100 })).toBe(0);
  });

  it("has the build's letters where the brand's files have none, and no empty boxes", async () => {
    // Empty boxes are all alike.
    const one = await drawnWith(bostonFolder, { ...card, headline: "ŁŁŁŁŁŁŁŁ" });
    const other = await drawnWith(bostonFolder, { ...card, headline: "ŦŦŦŦŦŦŦŦ" });
    expect(await differing(one, other, { top: 180, height: 200 })).toBeGreaterThan(1000);
  });

  it("takes files that the brand names for cards, where its own are variable", async () => {
    const files = [{ file: "lantern-800.woff2", weight: "800" }];
    const fonts = { sans: { family: "Lantern", files: [{ file: "lantern-400.woff2" }], cards: files } };
    const drawn = await drawnWith(await bostonWith({ fonts }));
    expect(await differing(drawn, own, { top: 180, height: 200 })).toBe(0);
  });

  it("keeps a long headline within its room, however wide the letters are", async () => {
    vi.resetModules();
    vi.stubEnv("BRAND_DIR", bostonFolder);
    const { readFonts } = await import("./card-fonts.ts");
    const { characterWidths } = await import("./character-widths.ts");
    const { default: satori } = await import("satori");
    const { sans, serif } = await characterWidths(satori, await readFonts());
    expect(sans).toBeGreaterThan(0.45);
    expect(sans).toBeLessThan(0.6);
    expect(serif).toBe(0.5);
  });
});

describe("which files of a brand cards are set in", () => {
  const { fonts = {} } = readBrandFile(bostonFolder);

  it("of one weight each, the nearest", () => {
    const nameOf = (data: Buffer) =>
      ["lantern-400.woff2", "lantern-800.woff2"].find((name) =>
        readFileSync(join(bostonFolder, "fonts", name)).equals(data),
      );
    const chosen = brandCardFonts(fonts, bostonFolder).map(({ role, weight, data }) => [role, weight, nameOf(data)]);
    expect(chosen).toEqual([
      ["sans", 800, "lantern-800.woff2"],
      ["sans", 600, "lantern-800.woff2"],
    ]);
  });

  it("none of a variable font", () => {
    expect(brandCardFonts(readBrandFile(demoBrand).fonts ?? {}, demoBrand)).toEqual([]);
  });

  it("a variable one that is named for cards is told, and so is a missing one", async () => {
    const sans = { family: "Lantern", files: [{ file: "lantern-400.woff2" }], cards: [{ file: "none.ttf" }] };
    expect(faultsOfBrandFolder(await bostonWith({ fonts: { sans } }))).toEqual(["fonts/none.ttf is missing"]);
    const [variable = ""] = readBrandFile(demoBrand).fonts?.sans?.files.map(({ file }) => file) ?? [];
    const changed = await changedBrand(demoBrand, {
      fonts: { sans: { ...sans, cards: [{ file: variable }], files: [{ file: variable }] } },
    });
    folders.push(changed);
    expect(faultsOfBrandFolder(changed)).toEqual([
      `fonts/${variable} is a variable font: cards are set in files of one weight`,
    ]);
  });

  const openType = (...tags: string[]) => {
    const file = Buffer.alloc(12 + tags.length * 16);
    file.writeUInt16BE(tags.length, 4);
    tags.forEach((tag, place) => file.write(tag, 12 + place * 16, "latin1"));
    return file;
  };
  const fromModules = (name: string) => readFileSync(join(import.meta.dirname, "../../node_modules/@fontsource", name));
  it.each([
    ["an OpenType file with weights", () => openType("cmap", "fvar"), true],
    ["an OpenType file without", () => openType("cmap", "glyf"), false],
    ["a WOFF file", () => fromModules("source-serif-4/files/source-serif-4-latin-700-normal.woff"), false],
    ["a WOFF2 file", () => fromModules("source-serif-4/files/source-serif-4-latin-700-normal.woff2"), false],
    [
      "a WOFF2 file with weights",
      () => readFileSync(join(demoBrand, "fonts/libre-franklin-latin-wght-normal.woff2")),
      true,
    ],
  ])("%s is variable: %s", (_, file, expected) => {
    expect(isVariableFont(file())).toBe(expected);
  });
});
