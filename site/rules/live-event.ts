// LIVE-01: the live event of this address. None at an event's address is a warning and not found (LOAD-05); /coverage itself, where an
// editor may put one too, otherwise lists them.

import type { PageContext } from "../page-context.ts";
import { fetchFromStore, fetchOrContinue } from "./fetch-failure.ts";

export async function liveEvent(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const read = async () => {
    const found = await context.content.byPath("live_event", context.path);
    return found?.published ? found : undefined;
  };
  const isList = context.params.page === undefined;
  const record = await (isList ? fetchOrContinue : fetchFromStore)(context, "live event", read);
  if (record) context.state.setActualContent({ type: "live-event", record });
}
