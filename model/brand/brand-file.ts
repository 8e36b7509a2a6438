// What `brand.json` of a brand folder says. `brand-schema.server.ts` checks it, `complete-brand.ts` fills in what may be left out.

import type { Feature } from "./features.ts";

export interface BrandLink {
  label: string;
  url: string;
}

export interface BrandMenuCategory {
  label: string;
  url?: string | undefined;
  links: readonly BrandLink[];
}

export interface BrandAccount extends BrandLink {
  /** Which sign it has. */
  network: "facebook" | "x" | "instagram" | "youtube" | "tiktok";
}

export interface BrandChannel {
  /** As schedules are stored under. */
  id: string;
  name: string;
  /** Where the name of the publisher stands already. */
  shortName: string;
  /** The playlist whose first video is the live stream. */
  livePlaylist: string;
}

/** What readers can ask to be told of. */
export interface BrandAlertTopic {
  id: string;
  title: string;
  about: string;
}

/** Any colour of CSS; `light-dark(a, b)` says one for each theme. */
export interface BrandColours {
  masthead?: string | undefined;
  mastheadDeep?: string | undefined;
  onMasthead?: string | undefined;
  signal?: string | undefined;
  accent?: string | undefined;
  link?: string | undefined;
  opinion?: string | undefined;
}

export type PartyTone = "teal" | "orange" | "violet" | "green" | "blue" | "red" | "grey";

export interface BrandFile {
  $schema?: string | undefined;
  name: string;
  shortName?: string | undefined;
  /** What the title of every page ends in. */
  titleSuffix?: string | undefined;
  slogan: string;
  description: string;
  language?: string | undefined;
  /** In which dates and times are told. */
  timeZone?: string | undefined;
  /** How times are said to be told, e.g. `Eastern`. */
  timeZoneName?: string | undefined;
  domain: string;
  /** Further hosts whose addresses are this site's. */
  ownHosts?: readonly string[] | undefined;
  contact: { audience: string; security: string; advertising: string };
  colours?: BrandColours | undefined;
  partyColours?: Partial<Record<PartyTone, string>> | undefined;
  /** At the end of every page; `{year}` and `{name}` are filled in. */
  legal?: readonly string[] | undefined;
  marketNote?: string | undefined;
  network?: readonly BrandLink[] | undefined;
  social?: readonly BrandAccount[] | undefined;
  navigation: readonly BrandLink[];
  menu: readonly BrandMenuCategory[];
  /** Of AMP pages; the main navigation when absent. */
  ampMenu?: readonly BrandLink[] | undefined;
  footer: readonly BrandLink[];
  /** Where Login leads; without it nobody can sign in. */
  login?: string | undefined;
  watchLive?: string | undefined;
  channels?: readonly BrandChannel[] | undefined;
  alertTopics?: readonly BrandAlertTopic[] | undefined;
  /** Whose stories carry no ad between their paragraphs (ADS-02). */
  ads?: { withoutInReadAds?: readonly string[] | undefined } | undefined;
  /** All are on unless they are said to be off. */
  features?: Partial<Record<Feature, boolean>> | undefined;
}
