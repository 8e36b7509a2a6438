// What the publisher's configuration says about advertising (docs/operating.md).

import type { BodyAdRule } from "../article/body-ads.ts";

export interface AdSettings {
  bodyRule: BodyAdRule;
  /** Absent: every slot holds a promo of the house, and nothing of others is ever asked for. */
  server?: AdServer;
}

/** Google's ad server, spoken to by its publisher tag. */
export interface AdServer {
  /** Where the tag is loaded from. */
  script: string;
  network: string;
  site: string;
  /** An ad that was seen gives way to another after this time; 0 for never. */
  refreshSeconds: number;
  /** A feed says which keyword a story has. */
  hasKeywords: boolean;
}

export const usualAds: AdSettings = { bodyRule: "by-paragraph" };
