// The stored redirect that holds for an address: one for its query before one for its path, and where nothing stands one for many paths.

import { madeFrom } from "../../model/pictures/size-in-name.ts";
import type { ContentClient } from "../client.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { movedTarget } from "./moved-target.ts";
import { pathMatcherOf } from "./path-patterns.ts";
import { filled, type PlaceholderValues } from "./placeholders.ts";
import { matcherOf } from "./query-patterns.ts";

type RedirectReads = Pick<ContentClient, "redirectAt" | "redirectPatterns">;

export interface FoundRedirect {
  /** Of its record. */
  id: string;
  to: string;
  status: RecordDocs["redirect"]["status"];
  /** The parameters of the query that it was found by. */
  used: readonly string[];
}

export async function findRedirect(
  content: RedirectReads,
  path: string,
  search: string,
): Promise<FoundRedirect | undefined> {
  const byQuery = await findByQuery(content, path, search);
  if (byQuery !== undefined) return byQuery;
  const found = (await content.redirectAt({ path })) ?? (await findByPicture(content, path));
  return found && { ...found, to: movedTarget(found.to), used: [] };
}

/** For an address at which nothing stands: many systems take capitals for small letters. */
export async function findInSmallLetters(content: RedirectReads, path: string): Promise<FoundRedirect | undefined> {
  const small = path.toLowerCase();
  const found = small === path ? undefined : await content.redirectAt({ path: small });
  return found && { ...found, to: movedTarget(found.to), used: [] };
}

/** A size of a picture leads where the picture does. */
async function findByPicture(content: RedirectReads, path: string): Promise<RecordDocs["redirect"] | undefined> {
  for (const picture of sizeOfPicture.test(path) ? madeFrom(path) : []) {
    const found = await content.redirectAt({ path: picture });
    if (found !== undefined) return found;
  }
  return undefined;
}

const sizeOfPicture = /\.(?:avif|gif|jpe?g|png|webp)$/i;

export async function findByQuery(
  content: RedirectReads,
  path: string,
  search: string,
): Promise<FoundRedirect | undefined> {
  if (search === "") return undefined;
  const match = matcherOf(await content.redirectPatterns("queries"));
  for (const { query, names, values } of match(path, search)) {
    const found = await content.redirectAt({ path, query });
    if (found !== undefined) return { ...led(found, values), used: names };
  }
  return undefined;
}

/** For an address at which nothing else stands. */
export async function findByPattern(content: RedirectReads, path: string): Promise<FoundRedirect | undefined> {
  const match = pathMatcherOf(await content.redirectPatterns("paths"));
  for (const { pattern, values } of match(path)) {
    const found = await content.redirectAt({ path: pattern });
    if (found !== undefined) return { ...led(found, values), used: [] };
  }
  return undefined;
}

function led(redirect: RecordDocs["redirect"], values: PlaceholderValues): Omit<FoundRedirect, "used"> {
  return { ...redirect, to: movedTarget(filled(redirect.to, values)) };
}
