// PERSON-02: the person of this address, or a 301 to where the person's page is.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { redirect } from "../../core/redirect.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch } from "./canonical.ts";
import { fetchFromStore } from "./fetch-failure.ts";

export async function person(context: PageContext): Promise<void> {
  const { p, slug } = context.params;
  if (context.state.isSet || p === undefined || slug === undefined) return;
  const found = await fetchFromStore(context, "person", () => personAt(context, slug));
  if (found === null) return;
  const home = canonicalMismatch(found.canonicalUrl, context);
  if (home !== undefined) redirect(home, 301);
  context.state.setActualContent({ type: "person", record: found });
}

/** A wrong letter, or another case, still says who is meant: the slug does. */
async function personAt({ content, path }: PageContext, slug: string): Promise<RecordDocs["person"] | undefined> {
  const there = await content.byPath("person", path);
  if (there !== undefined) return there;
  const wanted = slug.toLowerCase();
  return (await content.all("person")).find(({ personSlug }) => personSlug.toLowerCase() === wanted);
}
