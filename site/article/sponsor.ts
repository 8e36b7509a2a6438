// ART-06: a branded article says so, with its indicator and its disclaimer.

import type { Article } from "../../content/records/article.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";

export interface Sponsor {
  indicator: string;
  disclaimer?: SafeHtml;
}

/** An advertorial without words of its own is called what it is. */
export function sponsorOf(branding: Article["branding"]): Sponsor | undefined {
  if (branding === undefined) return undefined;
  const { advertorial = false, fn__indicator, fn__disclaimer } = branding;
  if (!advertorial && fn__indicator === undefined && fn__disclaimer === undefined) return undefined;
  return { indicator: fn__indicator ?? "Sponsored", disclaimer: fn__disclaimer };
}
