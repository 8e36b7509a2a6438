// Parses records on a thread of its own: a large import then reads and sanitises while the database writes.

import { Worker } from "node:worker_threads";
import type { ParsedLine } from "./parse-line.ts";
import type { ParseLines } from "./read-records.ts";

export interface ParseWorker {
  parse: ParseLines;
  stop(): Promise<void>;
}

/** Nothing is kept between records: room for the young spares most of the collecting, and the old is collected early. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 };

export function startParseWorker(): ParseWorker {
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), { resourceLimits });
  // Answers come in the order of the questions.
  const waiting: PromiseWithResolvers<ParsedLine[]>[] = [];
  worker.on("message", (parsed: ParsedLine[]) => waiting.shift()?.resolve(parsed));
  worker.on("error", (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });

  return {
    parse(lines) {
      const answer = Promise.withResolvers<ParsedLine[]>();
      waiting.push(answer);
      worker.postMessage(lines, []);
      return answer.promise;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
