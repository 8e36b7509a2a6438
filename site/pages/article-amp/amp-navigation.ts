// AMP-01: where the sidebar menu of AMP pages leads, in its order.

import type { SiteLink } from "../../shell/navigation-links.ts";

export const ampNavigation: readonly SiteLink[] = [
  { label: "U.S.", url: "/us" },
  { label: "World", url: "/world" },
  { label: "Opinion", url: "/opinion" },
  { label: "Politics", url: "/politics" },
  { label: "Entertainment", url: "/entertainment" },
  { label: "Business", url: "/business" },
  { label: "Lifestyle", url: "/lifestyle" },
  { label: "Weather", url: "/weather" },
  { label: "TV", url: "/shows" },
];
