/** What the thread of `parse-in-worker.ts` is asked: to parse lines, or to split a body of JSON into lines. */
export type ParseTask = { lines: readonly Uint8Array[] } | { json: Uint8Array };
