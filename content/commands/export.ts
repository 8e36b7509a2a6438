import { once } from "node:events";
import { isRecordType, kinds } from "../records/kinds.ts";
import { UsageError, type Command } from "./command.ts";

export const exportCommand: Command = {
  usage: "export [TYPE]",
  summary: "write the records, as they came, to standard output",
  async run(args, { stdout, openStore }) {
    const [type, ...more] = args;
    if (more.length > 0) throw new UsageError("takes at most one TYPE");
    if (type !== undefined && !isRecordType(type)) {
      throw new UsageError(`knows no type ${type}; the types are ${Object.keys(kinds).toSorted().join(", ")}`);
    }
    const store = await openStore();
    try {
      for await (const source of store.sources(type)) {
        if (!stdout.write(`${source}\n`)) await once(stdout, "drain");
      }
    } finally {
      await store.close();
    }
    return 0;
  },
};
