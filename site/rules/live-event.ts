// LIVE-01: the live event of this address. None at an event's address is a warning and not found (LOAD-05); /coverage itself, where an
// editor may put one too, otherwise lists them.

import { liveEventPath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch, redirectHome } from "./canonical.ts";
import { fetchFromStore, fetchOrContinue } from "./fetch-failure.ts";

export async function liveEvent(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const read = async () => {
    const found = await context.content.byPath("live_event", context.path);
    return found?.published ? found : undefined;
  };
  const isList = context.params.page === undefined;
  const record = await (isList ? fetchOrContinue : fetchFromStore)(context, "live event", read);
  if (!record) return;
  await redirectHome(context, canonicalMismatch(spellPath(liveEventPath(record)), context.path));
  context.state.setActualContent({ type: "live-event", record });
}
