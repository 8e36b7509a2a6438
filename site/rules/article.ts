// LOAD-02: the article of this path, or a 301 to where it lives.

import { redirect } from "../../core/redirect.ts";
import type { PageContext } from "../page-context.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

export async function article(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  await fetchOrContinue(context, "article", () =>
    context.state.fetchFullArticle(async () => {
      const found = await context.content.byPath("article", context.path);
      if (found === undefined || !found.published) return undefined;
      const home = found.originalCanonical_url ?? context.path;
      if (home !== context.path) redirect(home, 301);
      return found;
    }),
  );
}
