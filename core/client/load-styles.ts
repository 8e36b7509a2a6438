// The style sheets of the next page, before it is shown. One that is gone after a deploy fails like a chunk (STATE-04).

import { isHeldBy } from "../sheet-address.ts";

/** For no screen and no paper: a sheet in effect has all that is on show laid out anew, and nobody may ever go to the page it is for. */
const nowhere = "not all";

interface Sheet {
  link: HTMLLinkElement;
  loaded: Promise<void>;
}

const aside = new Map<string, Sheet>();

function isMissing(href: string): boolean {
  const shown = [...document.styleSheets].flatMap(({ href: of, media }) =>
    of === null || media.mediaText === nowhere ? [] : of,
  );
  return !shown.includes(new URL(href, location.href).href) && !isHeldBy(shown, href);
}

function load(href: string, priority: RequestPriority): Sheet {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = nowhere;
  link.fetchPriority = priority;
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      aside.delete(href);
      reject(new Error(`Loading CSS chunk ${href} failed`));
    });
  });
  document.head.append(link);
  return { link, loaded };
}

/** They have no effect until they are shown. */
export async function loadStyles(styles: readonly string[], priority: RequestPriority): Promise<void> {
  await Promise.all(
    styles.filter(isMissing).map((href) => {
      const sheet = aside.get(href) ?? load(href, priority);
      aside.set(href, sheet);
      return sheet.loaded;
    }),
  );
}

export function showStyles(styles: readonly string[]): void {
  for (const href of styles.filter(isMissing)) {
    aside.get(href)?.link.setAttribute("media", "all");
    aside.delete(href);
  }
}

/** For what is shown next, whatever it is. */
export async function bringStyles(styles: readonly string[]): Promise<void> {
  await loadStyles(styles, "high");
  showStyles(styles);
}
