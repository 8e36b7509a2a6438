// Parses records on a thread of its own: a large import then reads and sanitises while the database writes. The first lines, most often
// all there are, are parsed at once: to start a thread takes longer.

import { Worker } from "node:worker_threads";
import { parseLine, type ParsedLine } from "./parse-line.ts";
import type { ParseLines } from "./read-records.ts";

export interface ParseWorker {
  parse: ParseLines;
  stop(): Promise<void>;
}

/** Nothing is kept between records: room for the young spares most of the collecting, and the old is collected early. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 };

export function openParseWorker(): ParseWorker {
  let isFirst = true;
  let worker: Worker | undefined;
  // Answers come in the order of the questions.
  const waiting: PromiseWithResolvers<ParsedLine[]>[] = [];

  function start(): Worker {
    const started = new Worker(new URL("./parse-worker.ts", import.meta.url), { resourceLimits });
    started.on("message", (parsed: ParsedLine[]) => waiting.shift()?.resolve(parsed));
    started.on("error", (error) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return started;
  }

  return {
    async parse(lines) {
      if (isFirst) {
        isFirst = false;
        return lines.map(parseLine);
      }
      const answer = Promise.withResolvers<ParsedLine[]>();
      waiting.push(answer);
      worker ??= start();
      worker.postMessage(lines, []);
      return answer.promise;
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
