// Live coverage as its record has it, without what is changed elsewhere: its posts and what was put right. Pure.

import type { RecordSource } from "../../model/desk/record-calls.ts";

/** Changed by calls of their own. */
const apart: ReadonlySet<string> = new Set(["updates", "corrections"]);

export const isApart = (field: string): boolean => apart.has(field);

export function ownFields(source: RecordSource): RecordSource {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !isApart(name)));
}

/** What was sent in the place of what stood, in its order, and what nobody sent as it stands. */
export function withOwnFields(standing: RecordSource, sent: RecordSource): RecordSource {
  const kept = Object.entries(standing).flatMap(([name, value]): [string, unknown][] => {
    if (isApart(name)) return [[name, value]];
    return name in sent ? [[name, sent[name]]] : [];
  });
  const added = Object.entries(sent).filter(([name]) => !isApart(name) && !(name in standing));
  return Object.fromEntries([...kept, ...added]);
}
