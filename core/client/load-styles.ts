// The style sheets of the next page, before it is shown. One that is gone after a deploy fails like a chunk (STATE-04).

import { isHeldBy } from "../sheet-address.ts";

function isThere(href: string): boolean {
  const shown = [...document.styleSheets].flatMap((sheet) => sheet.href ?? []);
  return shown.includes(new URL(href, location.href).href) || isHeldBy(shown, href);
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`Loading CSS chunk ${href} failed`));
    });
    document.head.append(link);
  });
}

export async function loadStyles(styles: readonly string[]): Promise<void> {
  await Promise.all(styles.filter((href) => !isThere(href)).map(load));
}
