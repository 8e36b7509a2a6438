// What the ads of one page are drawn from. Given to the page by the server that draws it; the browser never needs it.

import { createContext } from "react";
import type { AdServer } from "./ad-settings.ts";
import type { AdUnit } from "./ad-unit.ts";
import { builtInPromos, type HousePromoText } from "./house-promos.ts";

export interface PageAds {
  promos: readonly HousePromoText[];
  /** Spaces for which there is none stay away. */
  isOnceEach?: true;
  /** Absent: house promos only. */
  live?: Pick<AdServer, "script" | "refreshSeconds"> & {
    unit: AdUnit;
    /** The story whose keyword the ads are aimed at. */
    article?: string;
  };
}

export const AdsOfPage = createContext<PageAds>({ promos: builtInPromos });
