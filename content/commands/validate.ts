import { readRecords } from "../import/read-records.ts";
import { gapText, refusalText } from "../import/report-text.ts";
import type { Command } from "./command.ts";
import { inputFiles } from "./input-files.ts";

export const validateCommand: Command = {
  usage: "validate FILE…",
  summary: "say what import would refuse, and store nothing",
  async run(args, surroundings) {
    let valid = 0;
    let refused = 0;
    for (const { name, chunks } of inputFiles(args, surroundings)) {
      for await (const { line, parsed } of readRecords(chunks)) {
        if ("refused" in parsed) {
          refused += 1;
          surroundings.stderr.write(`${refusalText(name, line, parsed.refused)}\n`);
          continue;
        }
        valid += 1;
        if (!("ok" in parsed)) continue;
        for (const gap of parsed.ok.gaps) surroundings.stderr.write(`${gapText(name, line, parsed.ok, gap)}\n`);
      }
    }
    surroundings.stdout.write(`${valid} valid, ${refused} refused\n`);
    return refused > 0 ? 1 : 0;
  },
};
