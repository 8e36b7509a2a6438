// The stored redirect that holds for an address: one for its query before one for its path.

import type { ContentClient } from "../client.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { matcherOf } from "./query-patterns.ts";

type Reads = Pick<ContentClient, "redirectAt" | "redirectPatterns">;

export interface FoundRedirect {
  to: string;
  status: RecordDocs["redirect"]["status"];
  /** The parameters of the query that it was found by. */
  used: readonly string[];
}

export async function findRedirect(content: Reads, path: string, search: string): Promise<FoundRedirect | undefined> {
  const found = (await findByQuery(content, path, search)) ?? (await content.redirectAt({ path }));
  return found && { used: [], ...found };
}

export async function findByQuery(content: Reads, path: string, search: string): Promise<FoundRedirect | undefined> {
  if (search === "") return undefined;
  const match = matcherOf(await content.redirectPatterns());
  for (const { query, names } of match(path, search)) {
    const found = await content.redirectAt({ path, query });
    if (found !== undefined) return { ...found, used: names };
  }
  return undefined;
}
