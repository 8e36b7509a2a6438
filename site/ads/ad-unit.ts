// ADS-06: the path under which an ad server knows a slot: /network/site/category code/page kind/slot.

import { adIdentifier } from "../../model/fields/ad-identifier.ts";
import { lookUp } from "../../model/fields/look-up.ts";

export const categoryCodes: Readonly<Record<string, string>> = {
  ai: "ai",
  business: "biz",
  entertainment: "ent",
  health: "hea",
  lifestyle: "lif",
  media: "med",
  opinion: "opi",
  person: "per",
  personalities: "per",
  politics: "pol",
  science: "sci",
  "search-results": "sea",
  shows: "tv",
  sports: "spo",
  tech: "tec",
  travel: "tra",
  us: "us",
  video: "vid",
  weather: "wea",
  world: "wor",
};

const home = "home";
/** For whatever has no code of its own. */
const other = "oth";

/** The category of an address: its first word; /category/ says nothing of its own. */
export function categoryOf(path: string): string {
  return path.replace(/^\/category(?=\/)/, "").split("/")[1] ?? "";
}

export function categoryCode(category: string): string {
  if (category === "") return home;
  return lookUp(categoryCodes, category) ?? other;
}

export interface AdUnit {
  network: string;
  site: string;
  category: string;
  /** What kind of page it is, e.g. article. */
  kind: string;
}

export function unitPath({ network, site, category, kind }: AdUnit, slot: string): string {
  return `/${network}/${[site, categoryCode(category), kind, slot].map(adIdentifier).join("/")}`;
}
