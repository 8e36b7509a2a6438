// SHOW-01: the show of this address, or a redirect to where its page is. No show is an error, shown as not found (LOAD-05).

import { notFound } from "../../model/http-error.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";
import { readShowAt } from "../shows/find-show.ts";
import { mismatchBesideVideo, redirectHome } from "./canonical.ts";
import { fetchFromStore } from "./fetch-failure.ts";

export async function show(context: PageContext): Promise<void> {
  const { id } = context.params;
  if (context.state.isSet || id === undefined) return;
  const found = await fetchFromStore(context, "show", () => readShowAt(context.content, context.path, id));
  if (found === null) throw notFound(messages.pageNotFound);
  await redirectHome(context, mismatchBesideVideo(found.canonical_url, context.path));
  context.state.setActualContent({ type: "show", record: found });
}
