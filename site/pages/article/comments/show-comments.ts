// Has the comments platform's launcher make the conversation in its place. Comes with the reader's first click; the script is loaded once
// (EMBED-05).

import { loadScript } from "../../../embeds/load-script.ts";
import { reportFailure } from "../../../embeds/report-failure.ts";

/** False when it could not be shown; that is logged, and the place stays empty. */
export async function showComments(place: HTMLElement, script: string, eventCode: string): Promise<boolean> {
  const conversation = document.createElement("div");
  conversation.dataset["liveEventCode"] = eventCode;
  conversation.dataset["comments"] = "true";
  place.replaceChildren(conversation);
  try {
    await loadScript(script, { "data-live-event-code": eventCode, "data-comments": "true" });
    return true;
  } catch (error) {
    place.replaceChildren();
    reportFailure("live-blog", error);
    return false;
  }
}
