// Redirects from a file, judged together before any is stored, and a look at all that are.

import { readRedirectFile } from "../redirects/read-redirect-file.ts";
import { checkRedirects } from "../redirects/check-redirects.ts";
import { countsText, outcomeText, planRedirects, type PlannedRedirect } from "../redirects/plan-redirects.ts";
import { noteTexts, redirectNotes, type Leading } from "../redirects/redirect-notes.ts";
import { isFixedAddress } from "../redirects/is-fixed-address.ts";
import { asWritten, fromText, nextPlace } from "../redirects/redirect-address.ts";
import { redirectLines } from "../redirects/redirect-lines.ts";
import { notStored, storeRedirects } from "../redirects/store-redirects.ts";
import { refusalText } from "../import/report-text.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";
import { inputFiles } from "./input-files.ts";

const dryRunOption = "--dry-run";
const batchSize = 1_000;

export const redirectsCommand: Command = {
  usage: "redirects FILE… [--dry-run] | check [FILE…] | uses",
  summary: "store redirects of CSV or NDJSON, or say what would happen; check those stored; how often each was used",
  async run(args, surroundings) {
    const names = args.filter((arg) => arg !== dryRunOption);
    const look = looks.get(names[0] ?? "");
    // A check of files is a dry run.
    const isCheck = look === check && names.length > 1;
    if (look !== undefined && !isCheck) {
      if (args.length > 1) throw new UsageError(`${names[0]} stands alone`);
      return withStore(surroundings, look);
    }
    const isDry = isCheck || names.length < args.length;
    const files = inputFiles(isCheck ? names.slice(1) : names, surroundings);
    return withStore(surroundings, async (store, { stdout, stderr }) => {
      const given = [];
      for (const { name, chunks } of files) {
        for await (const read of readRedirectFile(chunks)) given.push({ file: name, ...read });
      }
      const planned = await planRedirects(given, store);
      for (const one of planned) {
        const isBad = one.outcome.kind === "refused" || one.notes.length > 0;
        if (isDry) stdout.write(`${outcomeText(one)}\n`);
        else if (isBad) stderr.write(`${outcomeText(one)}\n`);
      }
      const refused = isDry ? countOf(planned, "refused") : await storeAll(planned, store, stderr);
      stdout.write(isDry ? `${countsText(planned)}; nothing was stored\n` : `${countsText(planned)}\n`);
      return refused > 0 ? 1 : 0;
    });
  },
};

async function withStore(
  surroundings: Surroundings,
  work: (store: Store, surroundings: Surroundings) => Promise<number>,
): Promise<number> {
  const store = await surroundings.openStore();
  try {
    return await work(store, surroundings);
  } finally {
    await store.close();
  }
}

const countOf = (planned: readonly PlannedRedirect[], kind: PlannedRedirect["outcome"]["kind"]) =>
  planned.filter(({ outcome }) => outcome.kind === kind).length;

async function storeAll(
  planned: readonly PlannedRedirect[],
  store: Store,
  stderr: Surroundings["stderr"],
): Promise<number> {
  const waiting = await storeRedirects(planned, store, batchSize);
  const reasons = [{ path: "", message: notStored }];
  for (const { file, line, from } of waiting) {
    stderr.write(`${refusalText(file, line, { type: "redirect", id: from, reasons })}\n`);
  }
  return countOf(planned, "refused") + waiting.length;
}

/** Not those of files: what is stored. */
const looks = new Map<string, (store: Store, surroundings: Surroundings) => Promise<number>>([
  ["check", check],
  ["uses", uses],
]);

async function uses(store: Store, { stdout }: Surroundings): Promise<number> {
  for await (const line of redirectLines(store)) stdout.write(line);
  return 0;
}

async function check(store: Store, { stdout }: Surroundings): Promise<number> {
  const all: Leading[] = (await store.all("redirect")).map(({ id, to }) => ({ from: fromText(id), to }));
  const pages = await store.pagesAt(all.flatMap(({ to }) => nextPlace(to)?.path ?? []));
  const { loops, long, chained } = checkRedirects(all, (path) => isFixedAddress(path) || pages.has(path));
  for (const loop of loops) stdout.write(`loop: ${loop.map(asWritten).join(" → ")}\n`);
  for (const way of long) stdout.write(`too long to be followed: ${way.map(asWritten).join(" → ")} …\n`);
  let noted = 0;
  for (let start = 0; start < all.length; start += batchSize) {
    const some = all.slice(start, start + batchSize);
    const notes = await redirectNotes(some, store);
    for (const [place, note] of notes.entries()) {
      const texts = noteTexts(note);
      if (texts.length === 0) continue;
      noted += 1;
      stdout.write(`${some[place]?.from} → ${some[place]?.to}: ${texts.join("; ")}\n`);
    }
  }
  stdout.write(
    `${all.length} redirects, ${loops.length} loops, ${long.length} too long, ${chained} by way of others, ${noted} to look at\n`,
  );
  return loops.length > 0 || long.length > 0 ? 1 : 0;
}
