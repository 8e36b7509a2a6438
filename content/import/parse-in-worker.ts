// Parses records on a thread of its own: a large import then reads and sanitises while the database writes.

import { Worker } from "node:worker_threads";
import type { ParsedRecord } from "../records/parse-record.ts";
import type { ParseSources } from "./read-records.ts";

export interface ParseWorker {
  parse: ParseSources;
  stop(): Promise<void>;
}

/** Nothing is kept between records: room for the young spares most of the collecting, and the old is collected early. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 };

export function startParseWorker(): ParseWorker {
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), { resourceLimits });
  // Answers come in the order of the questions.
  const waiting: PromiseWithResolvers<ParsedRecord[]>[] = [];
  worker.on("message", (parsed: ParsedRecord[]) => waiting.shift()?.resolve(parsed));
  worker.on("error", (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });

  return {
    parse(sources) {
      const answer = Promise.withResolvers<ParsedRecord[]>();
      waiting.push(answer);
      worker.postMessage(sources, []);
      return answer.promise;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
