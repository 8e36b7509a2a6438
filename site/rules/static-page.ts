// The static page of this path, asked for only when nothing else stands there.

import { staticPagePath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch, redirectHome } from "./canonical.ts";
import { fetchFromStore } from "./fetch-failure.ts";

export async function staticPage(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const found = await fetchFromStore(context, "static page", () => context.content.byPath("static_page", context.path));
  if (!found?.published) return;
  await redirectHome(context, canonicalMismatch(spellPath(staticPagePath(found)), context.path));
  context.state.setActualContent({ type: "static-page", record: found });
}
