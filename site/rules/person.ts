// PERSON-02: the person of this address, or a 301 to where the person's page is.

import type { PageContext } from "../page-context.ts";
import { readPersonAt } from "../people/find-person.ts";
import { canonicalMismatch, redirectHome } from "./canonical.ts";
import { fetchFromStore } from "./fetch-failure.ts";

export async function person(context: PageContext): Promise<void> {
  const { p, slug } = context.params;
  if (context.state.isSet || p === undefined || slug === undefined) return;
  const found = await fetchFromStore(context, "person", () => readPersonAt(context.content, context.path, slug));
  if (found === null) return;
  await redirectHome(context, canonicalMismatch(found.canonicalUrl, context.path));
  context.state.setActualContent({ type: "person", record: found });
}
