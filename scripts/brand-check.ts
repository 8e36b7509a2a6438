// What is missing or wrong in a brand folder, a line each.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BrandFolderError, readJsonOfBrand } from "../model/brand/brand-folder.ts";
import { faultsOfBrandFolder } from "../model/brand/brand-folder-faults.server.ts";
import { artNames, madeFiles } from "./brand-icons.ts";
import { iconFault, madeFromFile, type MadeFrom } from "./made-from.ts";

export function checkFolder(folder: string): string[] {
  const faults = faultsOfBrandFolder(folder);
  if (!existsSync(join(folder, "brand.json"))) return faults;
  const missing = [
    ...artNames.map((name) => join("art", name)),
    ...madeFiles.map(({ name }) => join("public", name)).toSorted(),
  ].filter((file) => !existsSync(join(folder, file)));
  return [
    ...faults,
    ...missing.map(
      (file) => `${file} is missing${file.startsWith("public") ? ": npm run brand -- icons makes it" : ""}`,
    ),
    ...unlessUnread(() => staleIcons(folder)),
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
