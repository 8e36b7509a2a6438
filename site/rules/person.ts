// PERSON-02: the person of this address, or a 301 to where the person's page is.

import { redirect } from "../../core/redirect.ts";
import type { PageContext } from "../page-context.ts";
import { readPersonAt } from "../people/find-person.ts";
import { canonicalMismatch } from "./canonical.ts";
import { fetchFromStore } from "./fetch-failure.ts";

export async function person(context: PageContext): Promise<void> {
  const { p, slug } = context.params;
  if (context.state.isSet || p === undefined || slug === undefined) return;
  const found = await fetchFromStore(context, "person", () => readPersonAt(context.content, context.path, slug));
  if (found === null) return;
  const home = canonicalMismatch(found.canonicalUrl, context);
  if (home !== undefined) redirect(home, 301);
  context.state.setActualContent({ type: "person", record: found });
}
