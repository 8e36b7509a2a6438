// Where a page stands in the site, as search results show it.

import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl } from "./addresses.ts";

export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: "Home", path: "/" };

export function breadcrumbs(origin: string, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}
