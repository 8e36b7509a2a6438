// Several threads that parse, each given lines in its turn: an import that converts what it stores keeps its own thread busy, and one that parses
// is then the slowest.

import { openParseWorker, type ParseWorker, type ParseWorkerOptions } from "./parse-in-worker.ts";

export function openParseWorkers(count: number, options: ParseWorkerOptions): Pick<ParseWorker, "parse" | "stop"> {
  const workers = Array.from({ length: count }, () => openParseWorker(options));
  let turn = 0;
  return {
    parse(lines) {
      turn = (turn + 1) % workers.length;
      const worker = workers[turn];
      if (worker === undefined) throw new Error("There is no thread to parse on.");
      return worker.parse(lines);
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
