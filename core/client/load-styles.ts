// The style sheets of the next page, before it is shown. One that is gone after a deploy fails like a chunk (STATE-04). They are the document's own
// objects, not elements: a sheet that comes after all others costs what it has something to say about, one among them has all that is on show
// styled and laid out anew.

import { memoized } from "../../model/work/single-flight.ts";
import { missingPart } from "../sheet-address.ts";

const loads = new Map<string, Promise<void>>();
const ready = new Map<string, CSSStyleSheet>();
const shown: string[] = [];

const absolute = (href: string) => new URL(href, location.href).href;

function partToLoad(href: string): string | undefined {
  const ofDocument = [...document.styleSheets].flatMap((sheet) => sheet.href ?? []);
  return missingPart(ofDocument.concat(shown), absolute(href));
}

async function load(href: string, part: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(part, { headers: { accept: "text/css" }, priority }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`Loading CSS chunk ${href} failed`);
  ready.set(href, await new CSSStyleSheet({ baseURL: part }).replace(await answer.text()));
}

/** They have no effect until they are shown. */
export async function loadStyles(styles: readonly string[], priority: RequestPriority): Promise<void> {
  await Promise.all(
    styles.map(async (href) => {
      const part = partToLoad(href);
      if (part !== undefined) await memoized(loads, href, () => load(href, part, priority));
    }),
  );
}

export function showStyles(styles: readonly string[]): void {
  for (const href of styles) {
    const sheet = ready.get(href);
    if (sheet === undefined || partToLoad(href) === undefined) continue;
    document.adoptedStyleSheets.push(sheet);
    shown.push(absolute(href));
  }
}

/** For what is shown next, whatever it is. */
export async function bringStyles(styles: readonly string[]): Promise<void> {
  await loadStyles(styles, "high");
  showStyles(styles);
}
