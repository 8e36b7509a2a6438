// What an open page shows of live coverage, and how it is changed: parts are elements with `data-post` and `data-rev`, drawn by the server.
// In the browser only.

import { serverHtml } from "../../core/trusted.ts";
import type { ShownPart } from "./decide-arrivals.ts";
import type { LivePut } from "./live-message.ts";

const partName = (id: string) => `[data-post="${CSS.escape(id)}"]`;

export function shownParts(root: Element): Map<string, ShownPart> {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-post]")];
  return new Map(
    parts.map(({ dataset }) => [
      dataset["post"] ?? "",
      { rev: dataset["rev"] ?? "", pinned: dataset["pinned"] !== undefined },
    ]),
  );
}

export function findPart(root: ParentNode, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(partName(id));
}

/** The server's own drawing becomes elements; scripts in it would not run. */
export function elementsOf(html: string): HTMLElement[] {
  const template = document.createElement("template");
  template.innerHTML = serverHtml(html);
  return [...template.content.children].filter((element) => element instanceof HTMLElement);
}

/**
 * Changes the page while what is being read stays where it is: the first part that reaches below the top of the window is held in place.
 * Not every browser anchors scrolling by itself, so for the moment of the change none does.
 */
export function keepPlace(root: ParentNode, change: () => void): void {
  const page = document.documentElement;
  const read = [...root.querySelectorAll("[data-post]")].find((part) => part.getBoundingClientRect().bottom > 120);
  const before = read?.getBoundingClientRect().top ?? 0;
  page.style.overflowAnchor = "none";
  change();
  if (read?.isConnected && before < innerHeight && scrollY > 0) {
    scrollBy({ top: read.getBoundingClientRect().top - before, behavior: "instant" });
  }
  requestAnimationFrame(() => {
    page.style.overflowAnchor = "";
  });
}

/** Shows the new wording where the old one stood. */
export function replacePart(root: ParentNode, put: LivePut): HTMLElement | undefined {
  const old = findPart(root, put.id);
  const [fresh] = elementsOf(put.html);
  if (old === null || fresh === undefined) return undefined;
  const hadFocus = old.contains(document.activeElement);
  if (old.dataset["shared"] !== undefined) fresh.dataset["shared"] = "";
  fresh.dataset["changed"] = "";
  old.replaceWith(fresh);
  if (hadFocus) fresh.focus({ preventScroll: true });
  return fresh;
}

/** Sets new parts, given in reading order, where they belong; answers them, in the same order. */
export function insertParts(root: ParentNode, puts: readonly LivePut[]): HTMLElement[] {
  const inserted: HTMLElement[] = [];
  // From the last to the first: each may stand before one that was just set.
  for (const put of puts.toReversed()) {
    findPart(root, put.id)?.remove();
    const list = root.querySelector(`[data-live-list="${put.pinned ? "pinned" : "stream"}"]`);
    const [fresh] = elementsOf(put.html);
    if (list === null || fresh === undefined) continue;
    fresh.dataset["new"] = "";
    const next = put.before === null ? null : list.querySelector(partName(put.before));
    // Unknown neighbours: a pinned post goes below the pinned ones, any other on top.
    if (next !== null) next.before(fresh);
    else if (put.pinned || put.before === null) list.append(fresh);
    else list.prepend(fresh);
    inserted.unshift(fresh);
  }
  return inserted;
}

/** It stays in its place, so that nobody wonders where it went, but its words are gone. */
export function markWithdrawn(root: ParentNode, id: string, words: string): void {
  const part = findPart(root, id);
  const line = part?.querySelector("p");
  if (!part || part.dataset["withdrawn"] !== undefined) return;
  part.dataset["withdrawn"] = "";
  part.dataset["rev"] = "";
  const notice = document.createElement("p");
  notice.textContent = words;
  part.replaceChildren(...(line ? [line] : []), notice);
}

export function replacePanel(name: string, html: string): void {
  const panel = document.querySelector(`[data-live-panel="${CSS.escape(name)}"]`);
  if (panel === null) return;
  const wasOpen = panel.querySelector("details")?.open ?? false;
  panel.replaceChildren(...elementsOf(html));
  const details = panel.querySelector("details");
  if (details !== null) details.open = wasOpen;
}
