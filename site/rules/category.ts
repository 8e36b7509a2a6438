// LOAD-03: the category of this path, whatever its id. The /category/ prefix is stripped when the tag is looked up (ROUTE-14).

import { carriedTag } from "../../content/carried-fronts.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { sectionPath, tagPath, tagPrefix } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch, redirectHome } from "./canonical.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

type Category = RecordDocs["section"] | RecordDocs["tag"];

export async function category(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const { content, path } = context;
  const isTag = path.startsWith(tagPrefix);
  const found = await fetchOrContinue<Category>(context, "category", async () =>
    isTag ? ((await content.byPath("tag", path)) ?? carriedTag(content, path)) : content.byPath("section", path),
  );
  if (found === undefined) return;
  const home = isTag ? tagPath(found) : sectionPath(found);
  await redirectHome(context, canonicalMismatch(spellPath(home), path));
  context.state.assignCategory(found);
}
