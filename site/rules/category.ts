// LOAD-03: the category of this path. The /category/ prefix is stripped when the tag is looked up (ROUTE-14).

import type { PageContext } from "../page-context.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

const prefix = "/category/";

export async function category(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const found = await fetchOrContinue(context, "category", async () =>
    context.path.startsWith(prefix)
      ? context.content.byId("tag", context.path.slice(prefix.length))
      : context.content.byId("section", context.path.slice(1)),
  );
  if (found !== undefined) context.state.assignCategory(found);
}
