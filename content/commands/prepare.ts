import { firstHere } from "../import/parse-here.ts";
import { openParseWorker } from "../import/parse-in-worker.ts";
import { prepareOlder } from "../import/prepare-older.ts";
import { storedRefusalText } from "../import/report-text.ts";
import { UsageError, type Command } from "./command.ts";

export const prepareCommand: Command = {
  usage: "prepare",
  summary: "parse anew what an older version of the site parsed",
  async run(args, { stdout, stderr, openStore, programs }) {
    if (args.length > 0) throw new UsageError("takes no arguments");
    const store = await openStore();
    const parser = openParseWorker({ file: programs.parseWorker });
    let refused = 0;
    try {
      const written = await prepareOlder(store, {
        parse: firstHere(parser.parse),
        onRefusal: (refusal) => {
          refused += 1;
          stderr.write(`${storedRefusalText(refusal)}\n`);
        },
      });
      stdout.write(`${written} written back, ${refused} refused\n`);
    } finally {
      await parser.stop();
      await store.close();
    }
    return refused > 0 ? 1 : 0;
  },
};
