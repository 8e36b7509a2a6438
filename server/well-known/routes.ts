// The files that programs look for at fixed addresses.

import { isOn } from "../../model/brand.ts";
import { plainText, type DocumentRoute } from "../documents/document-route.ts";
import { newsSitemapPath, sitemapIndexPath } from "../sitemaps/sitemap-files.ts";
import { adsTxt } from "./ads-txt.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt, type RobotRules } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";

export interface WellKnownParts {
  robots: RobotRules;
  isPublic: boolean;
  sellers: readonly string[];
  securityContact: string;
  /** Of IndexNow: who serves it as a file owns the site. */
  indexNowKey?: string;
}

export function wellKnownRoutes(parts: WellKnownParts): DocumentRoute[] {
  const { robots: rules, isPublic, sellers, securityContact, indexNowKey } = parts;
  return [
    {
      path: /^\/robots\.txt$/,
      make: async ({ origin }) =>
        plainText(robotsTxt({ rules, isPublic, sitemaps: [origin + sitemapIndexPath, origin + newsSitemapPath] })),
    },
    ...(isOn("ads") ? [{ path: /^\/ads\.txt$/, make: async () => plainText(adsTxt(sellers)) }] : []),
    {
      path: /^\/(?:\.well-known\/)?security\.txt$/,
      make: async ({ origin, now }) => plainText(securityTxt({ contact: securityContact, origin, now })),
    },
    {
      path: /^\/llms\.txt$/,
      make: async ({ content, origin }) => {
        const [sections, pages] = await Promise.all([content.all("section"), content.all("static_page")]);
        return plainText(llmsTxt({ origin, sections, pages, rules }));
      },
    },
    ...(indexNowKey === undefined
      ? []
      : [{ path: new RegExp(`^/${indexNowKey}\\.txt$`), make: async () => plainText(indexNowKey) }]),
  ];
}
