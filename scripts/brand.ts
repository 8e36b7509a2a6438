// `npm run brand -- check|icons|new DIR`: what a publisher does with a brand folder.

import { mkdir, writeFile } from "node:fs/promises";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { stderr, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { BrandFolderError } from "../model/brand/brand-folder.ts";
import { faultsOfBrandFolder } from "../model/brand/brand-folder-faults.server.ts";
import { checkFolder } from "./brand-check.ts";
import { writeIcons } from "./brand-icons.ts";
import { askAll, questions } from "./brand-questions.ts";
import { blocksInEnglish } from "./blocks-in-english.ts";
import { leftInEnglish } from "./left-in-english.ts";
import { boxesInDrawings, namesStoodInFor } from "./undrawn-art.ts";
import type { Answers } from "./brand-answers.ts";
import { newBrand } from "./new-brand.ts";

const usage = `npm run brand -- check DIR | icons DIR | new DIR
new asks what it needs to know. Answers may come by flags too, or line by line from a file:
  ${questions.map(({ flag }) => `--${flag}`).join(" ")}
Exit status: 0 done, 1 something is wrong, 2 wrong usage.
`;

class UsageError extends Error {}

async function check(place: string): Promise<number> {
  const faults = [...checkFolder(place), ...(await boxesInDrawings(place))];
  for (const fault of faults) stdout.write(`${fault}\n`);
  if (faults.length > 0) return 1;
  const left = leftInEnglish(place);
  for (const line of [...left, ...(await blocksInEnglish(place)), ...namesStoodInFor(place)]) stdout.write(`${line}\n`);
  stdout.write(`${place} is a good brand folder${left.length === 0 ? "" : ", once that is translated"}\n`);
  return 0;
}

async function makeIcons(place: string): Promise<number> {
  const faults = faultsOfBrandFolder(place);
  for (const fault of faults) stderr.write(`${fault}\n`);
  if (faults.length > 0) return 1;
  await writeIcons(place);
  return 0;
}

async function makeFolder(place: string, given: Readonly<Record<string, string | undefined>>): Promise<number> {
  if (existsSync(join(place, "brand.json"))) throw new BrandFolderError(`${place} has a brand already`);
  if (existsSync(place) && !statSync(place).isDirectory()) throw new BrandFolderError(`${place} is a file`);
  const answers = await ask(given);
  if (answers === undefined) {
    stderr.write("Nothing was written.\n");
    return 1;
  }
  for (const [name, text] of await newBrand(answers)) {
    await mkdir(join(place, name, ".."), { recursive: true });
    await writeFile(join(place, name), text);
  }
  await writeIcons(place);
  for (const line of [...leftInEnglish(place), ...(await blocksInEnglish(place)), ...namesStoodInFor(place)])
    stdout.write(`${line}\n`);
  stdout.write(`Written. To serve it, with the first pages it has, on a store of its own:
  export BRAND_DIR=${place} DATA_DIR=${place}-data
  npm run content -- import ${join(place, "pages.jsonl")}
  npm start
`);
  return 0;
}

/** Line by line, so that answers may come from a file too. */
async function ask(given: Readonly<Record<string, string | undefined>>): Promise<Answers | undefined> {
  const lines = createInterface({ input: stdin });
  const next = lines[Symbol.asyncIterator]();
  const answers = await askAll({
    given,
    isPerson: stdin.isTTY,
    tell: (text) => stderr.write(`${text}\n`),
    answerTo: async (question) => {
      stdout.write(`${question} `);
      const { value, done } = await next.next();
      if (done === true && stdin.isTTY) throw new BrandFolderError("\nNothing was written.");
      return typeof value === "string" ? value.trim() : "";
    },
  });
  lines.close();
  stdout.write("\n");
  return answers;
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" as const }])),
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = readArgs(args);
  const [command, folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError("");
  const place = resolve(folder);
  if (command === "check") return check(place);
  if (command === "icons") return makeIcons(place);
  if (command === "new") return makeFolder(place, values);
  throw new UsageError("");
}

const isOfSystem = (error: unknown): error is Error => error instanceof Error && "syscall" in error;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) stderr.write(`${error.message}\n${usage}`.trimStart());
  else if (error instanceof BrandFolderError || isOfSystem(error)) stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
