import { UsageError, type Command } from "./command.ts";

export const statsCommand: Command = {
  usage: "stats",
  summary: "count the records of each type",
  async run(args, { stdout, openStore }) {
    if (args.length > 0) throw new UsageError("takes no arguments");
    const store = await openStore();
    try {
      const counts = await store.counts();
      const width = Math.max(5, ...counts.map(({ type }) => type.length));
      for (const { type, records, published } of counts) {
        stdout.write(`${type.padEnd(width)} ${records} (${published} published)\n`);
      }
      stdout.write(`${"total".padEnd(width)} ${counts.reduce((sum, { records }) => sum + records, 0)}\n`);
    } finally {
      await store.close();
    }
    return 0;
  },
};
