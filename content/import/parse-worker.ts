// The other side of `parse-in-worker.ts`.

import { parentPort } from "node:worker_threads";
import { parseLine } from "./parse-line.ts";

parentPort?.on("message", (lines: Uint8Array[]) => parentPort?.postMessage(lines.map(parseLine), []));
