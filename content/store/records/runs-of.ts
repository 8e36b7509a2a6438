// Changes in their order, those together that can be written together: puts in a row, no record twice.

import type { PreparedRecord, RecordName } from "../../records/parse-record.ts";
import { nameOf } from "./record-rows.ts";
import type { StoreChange } from "../store.ts";

export type Run = { put: PreparedRecord[] } | { remove: RecordName };

export function runsOf(changes: readonly StoreChange[]): Run[] {
  const runs: Run[] = [];
  let open = new Map<string, PreparedRecord>();
  const close = () => {
    if (open.size > 0) runs.push({ put: [...open.values()] });
    open = new Map();
  };
  for (const change of changes) {
    if ("remove" in change || open.has(nameOf(change.put))) close();
    if ("remove" in change) runs.push({ remove: change.remove });
    else open.set(nameOf(change.put), change.put);
  }
  close();
  return runs;
}
