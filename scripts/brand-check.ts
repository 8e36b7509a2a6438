// What is missing or wrong in a brand folder, a line each.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { BrandFolderError, readBrandFile, readJsonOfBrand } from "../model/brand/brand-folder.ts";
import { faultsOfBrandFile, faultsOfBrandFolder } from "../model/brand/brand-folder-faults.server.ts";
import { completeBrand } from "../model/brand/complete-brand.ts";
import { artNames, madeFiles, manifestName, manifestOf } from "./brand-icons.ts";
import { iconFault, madeFromFile, type MadeFrom } from "./made-from.ts";

export function checkFolder(folder: string): string[] {
  const faults = faultsOfBrandFolder(folder);
  if (!existsSync(join(folder, "brand.json"))) return faults;
  const missing = [
    ...artNames.map((name) => join("art", name)),
    ...[...madeFiles.map(({ name }) => name), manifestName].toSorted().map((name) => join("public", name)),
  ].filter((file) => !existsSync(join(folder, file)));
  return [
    ...faults,
    ...missing.map(
      (file) => `${file} is missing${file.startsWith("public") ? ": npm run brand -- icons makes it" : ""}`,
    ),
    ...unlessUnread(() => staleIcons(folder)),
    ...unlessUnread(() => staleManifest(folder)),
  ];
}

function unlessUnread(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof BrandFolderError) return [error.message];
    throw error;
  }
}

/** Icons that are of other drawings than those that stand there now. */
function staleIcons(folder: string): string[] {
  if (!existsSync(join(folder, "public"))) return [];
  if (!existsSync(join(folder, madeFromFile)))
    return [
      `${madeFromFile} is missing, and says what the icons were made from: npm run brand -- icons makes all anew`,
    ];
  return Object.entries(notedIn(folder)).flatMap(([name, noted]) => {
    const [drawing, made] = [join(folder, "art", noted.from), join(folder, "public", name)];
    if (!existsSync(drawing) || !existsSync(made)) return [];
    return iconFault(name, noted, readFileSync(drawing), readFileSync(made)) ?? [];
  });
}

function notedIn(folder: string): Record<string, MadeFrom> {
  const noted = readJsonOfBrand(folder, madeFromFile);
  if (!isNoteOfIcons(noted))
    throw new BrandFolderError(`${madeFromFile} is not as it was written: npm run brand -- icons makes it anew`);
  return noted;
}

function isNoteOfIcons(noted: unknown): noted is Record<string, MadeFrom> {
  if (typeof noted !== "object" || noted === null || Array.isArray(noted)) return false;
  return Object.values(noted).every((each: Partial<MadeFrom> | null) =>
    [each?.from, each?.drawing, each?.made].every((text) => typeof text === "string"),
  );
}

/** The manifest names the brand and leads to its pages. */
function staleManifest(folder: string): string[] {
  if (!existsSync(join(folder, "public", manifestName)) || faultsOfBrandFile(folder).length > 0) return [];
  const wanted = manifestOf(completeBrand(readBrandFile(folder)));
  return isDeepStrictEqual(readJsonOfBrand(join(folder, "public"), manifestName), wanted)
    ? []
    : [`public/${manifestName} is of another brand.json: npm run brand -- icons makes it anew`];
}
