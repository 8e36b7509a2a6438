// The other side of `parse-in-worker.ts`.

import { parentPort } from "node:worker_threads";
import { parseRecord } from "../records/parse-record.ts";

parentPort?.on("message", (sources: string[]) => parentPort?.postMessage(sources.map(parseRecord), []));
