// What a reader has opened on a page, remembered while the tab lives under the page's entry of the history: whoever comes back finds the page as
// long as it was, and the same place in it. Comes with the first part that has something to remember.

import { pageElementId } from "../page-element.ts";
import { memoryName } from "./page-on-show.ts";
import { askToWake } from "./early-clicks.ts";

interface PageMemory {
  /** By island. */
  opened: Record<string, unknown>;
  y: number;
}

/** Parts that take longer to come back find the reader already as far down as the page then goes. */
const patience = 3000;
const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

const awaited = new Map<Element, () => void>();
let isFollowed = false;

/** Nothing where the browser remembers nothing. */
function read(): PageMemory | undefined {
  try {
    const text = sessionStorage.getItem(memoryName());
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(memory: PageMemory): void {
  try {
    sessionStorage.setItem(memoryName(), JSON.stringify(memory));
  } catch {
    // Full, or forbidden: the page comes back as it was made.
  }
}

const islandsOfPage = () => [...document.querySelectorAll<HTMLElement>(`#${pageElementId} [data-island]`)];

/** The second list of a page stays the second. */
function nameOf(island: HTMLElement): string {
  const { island: kind } = island.dataset;
  const alike = islandsOfPage().filter(({ dataset }) => dataset["island"] === kind);
  return `${kind} ${alike.indexOf(island)}`;
}

function notePlace(): void {
  const memory = read();
  if (memory !== undefined) write({ ...memory, y: scrollY });
}

/** The place is noted when the page is left, by whatever way. */
function followPlace(): void {
  if (isFollowed) return;
  isFollowed = true;
  window.navigation?.addEventListener("navigate", notePlace);
  addEventListener("pagehide", notePlace);
}

export function remember(island: HTMLElement, opened: unknown): void {
  // The reader may have gone on while it was on its way.
  if (!island.isConnected) return;
  followPlace();
  const memory = read();
  write({ opened: { ...memory?.opened, [nameOf(island)]: opened }, y: scrollY });
}

/** `comeBack` is done when what it was given is drawn. */
export async function bringBack(island: HTMLElement, comeBack: (opened: never) => Promise<void>): Promise<void> {
  // Written by this very island.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const opened = read()?.opened[nameOf(island)] as never;
  try {
    if (opened !== undefined) await comeBack(opened);
  } finally {
    awaited.get(island)?.();
    awaited.delete(island);
  }
}

/** Wakes the parts of which something was opened and goes to the place, at the latest when all of them are there. */
export async function restorePage(): Promise<void> {
  const memory = read();
  if (memory === undefined) return;
  followPlace();
  const { opened, y } = memory;
  let hasMoved = false;
  const reading = new AbortController();
  const onMove = () => (hasMoved = true);
  for (const name of moves) addEventListener(name, onMove, { signal: reading.signal, passive: true });
  const parts = islandsOfPage().filter((island) => Object.hasOwn(opened, nameOf(island)));
  const all = parts.map((island) => new Promise<void>((resolve) => awaited.set(island, resolve)));
  for (const island of parts) askToWake(island);
  const goThere = () => !hasMoved && scrollTo({ top: y, behavior: "instant" });
  const allThere = Promise.all(all).then(goThere);
  void allThere.finally(() => reading.abort());
  await Promise.race([allThere, new Promise((resolve) => setTimeout(resolve, patience))]);
  goThere();
}
