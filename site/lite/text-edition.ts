// Which pages have a text edition of their own, and where it is. What has none is offered the edition's front page.

import { addressOf } from "../../model/addresses/address-of.ts";
import { isOn } from "../../model/brand.ts";
import { linkTo } from "../../model/addresses/site-path.ts";
import { pageFacts } from "../pages/page-facts.ts";
import type { PageName } from "../pages/registry.ts";
import { litePath } from "./lite-html.ts";

/** Two addresses show the people of the newsroom; this is their own. */
const peoplePath = addressOf("/personalities");

export function textEdition(page: PageName, path: string): string | undefined {
  if (!isOn("textEdition") || pageFacts[page].textEdition === "none") return undefined;
  return linkTo(litePath(page === "personalities" ? peoplePath : path));
}
