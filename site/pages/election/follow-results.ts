// Results on show follow the count: whatever part of them changes is given its new figures where it stands. In the browser only.

import { connect, type ConnectionState } from "../../live/connect.ts";
import { liveAddress, type LiveMessage, type LivePut } from "../../live/live-message.ts";
import { patchElement } from "../../live/patch-element.ts";
import { elementsOf } from "../../live/shown-parts.ts";

export interface FollowedResults {
  path: string;
  version: string;
}

const stateWords: Readonly<Record<ConnectionState, string>> = {
  live: "Updating live",
  lost: "Connection lost, trying again",
  paused: "Paused",
  over: "Counting has ended",
};

/** As long as the eye needs to find what changed. */
const marksStay = 1600;

export function followResults(page: FollowedResults, say: (words: string) => void, signal: AbortSignal): void {
  const line = document.querySelector("[data-live-state]");
  const build = document.getElementById("page-state")?.dataset["build"] ?? "";
  let { version } = page;
  let mustReload = false;

  const partOf = (id: string) => document.querySelector(`[data-part="${CSS.escape(id)}"]`);

  /** Answers what is to be told aloud of it. */
  function show({ id, rev, html }: LivePut): string[] {
    const old = partOf(id);
    const [fresh] = elementsOf(html);
    if (old === null || fresh === undefined || old.getAttribute("data-rev") === rev) return [];
    const call = fresh.dataset["call"];
    const isNews = call !== undefined && call !== old.getAttribute("data-call");
    patchElement(old, fresh, mark);
    return isNews ? [call] : [];
  }

  function mark(changed: Element): void {
    changed.setAttribute("data-changed", "");
    setTimeout(() => changed.removeAttribute("data-changed"), marksStay);
  }

  /** The stream could not bring everything: the link that stands there without script does. */
  function offerReload(): void {
    mustReload = true;
    const link = document.createElement("a");
    link.href = location.pathname + location.search;
    link.textContent = "Reload for new results";
    line?.setAttribute("data-live-state", "");
    line?.replaceChildren(link);
  }

  function takeIn(message: LiveMessage): void {
    version = message.version;
    const brought = new Set(message.put.map(({ id }) => id));
    const isShort = message.all?.some((id) => !brought.has(id) && partOf(id) !== null) ?? false;
    if (message.build !== build) {
      offerReload();
      return;
    }
    const news = message.put.flatMap(show);
    if (isShort) offerReload();
    if (news.length > 0) say(news.join(". "));
  }

  function onState(state: ConnectionState): void {
    if (mustReload || line === null || line.getAttribute("data-live-state") === state) return;
    line.setAttribute("data-live-state", state);
    line.textContent = stateWords[state];
  }

  connect({ address: liveAddress(page.path), version: () => version, onMessage: takeIn, onState, signal });
}
