// Which pages have a text edition of their own, and where it is. What has none is offered the edition's front page.

import { pageFacts } from "../pages/page-facts.ts";
import type { PageName } from "../pages/registry.ts";
import { litePath } from "./lite-html.ts";

/** Two addresses show the people of the newsroom; this is their own. */
const peoplePath = "/personalities";

export function textEdition(page: PageName, path: string): string | undefined {
  if (!pageFacts[page].hasTextEdition) return undefined;
  return encodeURI(litePath(page === "personalities" ? peoplePath : path));
}
