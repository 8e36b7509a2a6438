// `npm run brand -- check|icons|new DIR`: what a publisher does with a brand folder.

import { mkdir, writeFile } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stdin, stdout } from "node:process";
import { isDeepStrictEqual } from "node:util";
import { createInterface } from "node:readline";
import { readBrandFile } from "../model/brand/brand-folder.ts";
import { completeBrand } from "../model/brand/complete-brand.ts";
import { faultsOfBrandFolder } from "../model/brand/brand-folder-faults.server.ts";
import { artNames, manifestOf, publicNames, writeIcons } from "./brand-icons.ts";
import { newBrand, type Answers } from "./new-brand.ts";

const usage = "npm run brand -- check DIR | icons DIR | new DIR";

/** What is missing or wrong in a folder, a line each. */
function check(folder: string): string[] {
  if (!existsSync(join(folder, "brand.json"))) return [`${folder} has no brand.json`];
  const missing = [
    ...artNames.map((name) => join("art", name)),
    ...publicNames.map((name) => join("public", name)),
  ].filter((file) => !existsSync(join(folder, file)));
  return [
    ...faultsOfBrandFolder(folder),
    ...missing.map(
      (file) => `${file} is missing${file.startsWith("public") ? ": npm run brand -- icons makes it" : ""}`,
    ),
    ...staleManifest(folder),
  ];
}

/** The manifest names the brand and leads to its pages. */
function staleManifest(folder: string): string[] {
  const file = join(folder, "public", "site.webmanifest");
  if (!existsSync(file) || faultsOfBrandFolder(folder).length > 0) return [];
  const wanted = manifestOf(completeBrand(readBrandFile(folder)));
  return isDeepStrictEqual(JSON.parse(readFileSync(file, "utf8")), wanted)
    ? []
    : ["public/site.webmanifest is of another brand.json: npm run brand -- icons makes it anew"];
}

/** Line by line, so that answers may come from a file too. */
async function ask(): Promise<Answers> {
  const questions = createInterface({ input: stdin });
  const lines = questions[Symbol.asyncIterator]();
  const answerTo = async (question: string): Promise<string> => {
    stdout.write(`${question} `);
    const { value } = await lines.next();
    return typeof value === "string" ? value.trim() : "";
  };
  const answers = {
    name: await answerTo("What is it called?"),
    domain: await answerTo("On which host is it read, as in www.example.com?"),
    slogan: await answerTo("What is it, in a few words?"),
    email: await answerTo("To which address do readers write?"),
    sections: await answerTo("What are its sections? (between commas)"),
    television: (await answerTo("Has it television? (y/n)")).startsWith("y"),
    language: await answerTo("In which language is it written? (en-US)"),
    timeZone: await answerTo("In which time zone does it tell the time? (America/New_York)"),
  };
  questions.close();
  stdout.write("\n");
  return answers;
}

async function main([command, folder]: readonly (string | undefined)[]): Promise<number> {
  if (folder === undefined) {
    stdout.write(`${usage}\n`);
    return 1;
  }
  const place = resolve(folder);
  if (command === "check") {
    const faults = check(place);
    for (const fault of faults) stdout.write(`${fault}\n`);
    if (faults.length === 0) stdout.write(`${place} is a good brand folder\n`);
    return faults.length === 0 ? 0 : 1;
  }
  if (command === "icons") {
    await writeIcons(place, completeBrand(readBrandFile(place)));
    return 0;
  }
  if (command === "new") {
    if (existsSync(join(place, "brand.json"))) {
      stdout.write(`${place} has a brand already\n`);
      return 1;
    }
    for (const [name, text] of await newBrand(await ask())) {
      await mkdir(join(place, name, ".."), { recursive: true });
      await writeFile(join(place, name), text);
    }
    const faults = faultsOfBrandFolder(place);
    for (const fault of faults) stdout.write(`${fault}\n`);
    if (faults.length > 0) {
      stdout.write(`Mend ${join(place, "brand.json")}, then: npm run brand -- icons ${place}\n`);
      return 1;
    }
    await writeIcons(place, completeBrand(readBrandFile(place)));
    stdout.write(
      `Written. BRAND_DIR=${place} npm start serves it; ${join(place, "pages.jsonl")} holds its first pages:\n`,
    );
    stdout.write(`npm run content -- import ${join(place, "pages.jsonl")}\n`);
    return 0;
  }
  stdout.write(`${usage}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
