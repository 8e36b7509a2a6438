// LOAD-03: a section that has no record. Asked for last: whatever has a record at the path is shown before.

import { carriedSection as findCarried } from "../../content/carried-fronts.ts";
import { sectionPath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch, redirectHome } from "./canonical.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

export async function carriedSection(context: PageContext): Promise<void> {
  const { state, content, path } = context;
  if (state.isSet) return;
  const found = await fetchOrContinue(context, "category", () => findCarried(content, path));
  if (found === undefined) return;
  await redirectHome(context, canonicalMismatch(spellPath(sectionPath(found)), path));
  state.assignCategory(found);
}
