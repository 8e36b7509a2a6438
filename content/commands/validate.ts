import { readRecords } from "../import/read-records.ts";
import { gapText, refusalText, warningText } from "../import/report-text.ts";
import type { Refusal } from "../records/parse-record.ts";
import { faultText } from "../redirects/redirect-faults.ts";
import type { StoreChange } from "../store/store.ts";
import type { Command, Surroundings } from "./command.ts";
import { inputFiles } from "./input-files.ts";

export const validateCommand: Command = {
  usage: "validate FILE…",
  summary: "say what import would refuse, and store nothing",
  async run(args, surroundings) {
    let valid = 0;
    let refused = 0;
    const redirects: JudgedLine[] = [];
    for (const { name, chunks } of inputFiles(args, surroundings)) {
      for await (const { line, parsed } of readRecords(chunks)) {
        if ("refused" in parsed) {
          refused += 1;
          surroundings.stderr.write(`${refusalText(name, line, parsed.refused)}\n`);
          continue;
        }
        valid += 1;
        const change: StoreChange = "ok" in parsed ? { put: parsed.ok } : parsed;
        if (typeOf(change) === "redirect") redirects.push({ name, line, change });
        if (!("ok" in parsed)) continue;
        for (const gap of parsed.ok.gaps) surroundings.stderr.write(`${gapText(name, line, parsed.ok, gap)}\n`);
        for (const note of parsed.ok.index.notes ?? []) {
          surroundings.stderr.write(`${warningText(name, line, parsed.ok, note)}\n`);
        }
      }
    }
    for (const { name, line, refusal } of await refusedRedirects(redirects, surroundings)) {
      valid -= 1;
      refused += 1;
      surroundings.stderr.write(`${refusalText(name, line, refusal)}\n`);
    }
    surroundings.stdout.write(`${valid} valid, ${refused} refused\n`);
    return refused > 0 ? 1 : 0;
  },
};

interface JudgedLine {
  name: string;
  line: number;
  change: StoreChange;
}

const typeOf = (change: StoreChange) => ("put" in change ? change.put.type : change.remove.type);

/** Redirects are judged with what is stored, which nothing else needs. */
async function refusedRedirects(
  redirects: readonly JudgedLine[],
  { openStore }: Surroundings,
): Promise<{ name: string; line: number; refusal: Refusal }[]> {
  if (redirects.length === 0) return [];
  const store = await openStore();
  try {
    const faults = await store.redirectFaults(redirects.map(({ change }) => change));
    return [...faults].flatMap(([place, fault]) => {
      const judged = redirects[place];
      if (judged === undefined) return [];
      const { name, line, change } = judged;
      const { type, id } = "put" in change ? change.put : change.remove;
      return [{ name, line, refusal: { type, id, reasons: [{ path: "to", message: faultText(fault) }] } }];
    });
  } finally {
    await store.close();
  }
}
