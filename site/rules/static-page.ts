// The static page of this path, asked for only when nothing else stands there.

import type { PageContext } from "../page-context.ts";
import { fetchFromStore } from "./fetch-failure.ts";

export async function staticPage(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const found = await fetchFromStore(context, "static page", () =>
    context.content.byId("static_page", context.path.slice(1)),
  );
  if (found !== null) context.state.setActualContent({ type: "static-page", record: found });
}
