// The thread of `parse-in-worker.ts`: lines in, parsed lines out, in order. How many lines are done is written where the other side sees it.

import { parentPort, workerData } from "node:worker_threads";
import { setOwnHosts } from "../../model/addresses/own-hosts.ts";
import { setImageSources } from "../../model/pictures/image-sources.server.ts";
import { parseLine } from "./parse-line.ts";
import { linesInJson } from "./lines-in-json.ts";
import type { ParseTask } from "./parse-task.ts";

const done = new Int32Array(workerData.done);
setOwnHosts(workerData.ownHosts);
setImageSources(workerData.imageSources);

parentPort?.on("message", (task: ParseTask) => {
  if ("json" in task) {
    const lines = linesInJson(task.json);
    Atomics.add(done, 0, 1);
    parentPort?.postMessage(lines, "lines" in lines ? lines.lines.map(({ buffer }) => buffer) : []);
    return;
  }
  const parsed = task.lines.map((line) => {
    const one = parseLine(line);
    Atomics.add(done, 0, 1);
    return one;
  });
  parentPort?.postMessage(parsed, []);
});
parentPort?.postMessage("ready", []);
