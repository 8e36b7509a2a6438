// How outside services know the site unless a setting says otherwise: the name of its domain.

import { brand } from "../brand.ts";

export function siteSlug(): string {
  return brand.domain.replace(/^www\./, "").split(".")[0] ?? "site";
}
