// What is wrong with a brand folder: its file, the fonts that the file names, and its drawings.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOfFirstPages, type FirstPage } from "./address-faults.ts";
import { drawingFaults } from "./drawing-faults.ts";
import { BrandFolderError, readBrandFile } from "./brand-folder.ts";
import { cardFontFiles, fontFiles } from "./brand-fonts.ts";
import type { BrandFile } from "./brand-file.ts";
import { faultsOfBrand } from "./brand-schema.server.ts";
import { isVariableFont } from "./variable-font.server.ts";

/** Nothing: it is good. */
export function faultsOfBrandFolder(folder: string): string[] {
  return faultsUnlessUnread(() => {
    const file = readBrandFile(folder);
    const faults = faultsOfBrand(file);
    if (faults.length > 0) return faults;
    return [
      ...faultsOfFonts(folder, file),
      ...faultsOfDrawings(join(folder, "art")),
      ...faultsOfFirstPages(file.addresses ?? {}, firstPages(folder)),
    ];
  });
}

/** Of the file alone: it is all that commands on content read. */
export function faultsOfBrandFile(folder: string): string[] {
  return faultsUnlessUnread(() => faultsOfBrand(readBrandFile(folder)));
}

function faultsUnlessUnread(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof BrandFolderError) return [error.message];
    throw error;
  }
}

function faultsOfFonts(folder: string, { fonts = {} }: BrandFile): string[] {
  const pathOf = (name: string) => join(folder, "fonts", name);
  const isThere = (name: string) => existsSync(pathOf(name));
  const forCards = cardFontFiles(fonts);
  const missing = [...fontFiles(fonts).map((font) => font.file), ...forCards].filter((name) => !isThere(name));
  const variable = forCards.filter((name) => isThere(name) && isVariableFont(readFileSync(pathOf(name))));
  return [
    ...missing.map((name) => `fonts/${name} is missing`),
    ...variable.map((name) => `fonts/${name} is a variable font: cards are set in files of one weight`),
  ];
}

/** What cannot be read is told when it is imported. */
function firstPages(folder: string): FirstPage[] {
  const file = join(folder, "pages.jsonl");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => firstPage(line) ?? []);
}

function firstPage(line: string): FirstPage | undefined {
  try {
    const { path, starter }: { path?: unknown; starter?: unknown } = JSON.parse(line);
    if (typeof path !== "string") return undefined;
    return { path: path.startsWith("/") ? path : `/${path}`, isStarter: starter === true };
  } catch {
    return undefined;
  }
}

function faultsOfDrawings(art: string): string[] {
  if (!existsSync(art)) return [];
  return readdirSync(art)
    .filter((name) => name.endsWith(".svg"))
    .flatMap((name) => drawingFaults(readFileSync(join(art, name), "utf8")).map((fault) => `art/${name} ${fault}`));
}
