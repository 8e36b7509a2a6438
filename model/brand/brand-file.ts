// What `brand.json` of a brand folder says. `brand-schema.server.ts` checks it, `complete-brand.ts` fills in what may be left out.

import type { NamedRoute } from "../addresses/url-rows.ts";
import type { Feature } from "./features.ts";

export interface BrandLink {
  label: string;
  url: string;
}

export interface BrandMenuCategory {
  label: string;
  url?: string;
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

/** A letter to sign up for. */
export interface BrandNewsletter {
  /** Of the mailing list. */
  id: string;
  title: string;
  about: string;
  /** Offered at the end of this section's stories (ART-11). */
  section?: string;
}

/** What readers can ask to be told of. */
export interface BrandAlertTopic {
  id: string;
  title: string;
  about: string;
}

/** An offer of the publisher's own, where no advertiser is. */
export interface BrandHousePromo extends BrandLink {
  /** Its colours and its drawing. */
  tone?: HousePromoTone;
  headline: string;
  text?: string;
  button: string;
}

export const housePromoTones = ["navy", "paper", "ink", "sky", "sand"] as const;
export type HousePromoTone = (typeof housePromoTones)[number];

/** Any colour of CSS; `light-dark(a, b)` says one for each theme. */
export interface BrandColours {
  masthead?: string;
  mastheadDeep?: string;
  onMasthead?: string;
  signal?: string;
  accent?: string;
  link?: string;
  opinion?: string;
}

export interface BrandFontFile {
  /** Of the folder `fonts/`. */
  file: string;
  /** `400`, or `100 900` of a variable font. */
  weight?: string;
  style?: "normal" | "italic";
  /** The characters it is for, as `unicode-range` says them. */
  range?: string;
  /** Fetched with every page, before anything asks for it. */
  preload?: boolean;
}

/** A font that readers may have, brought to the measures of the brand's: all in percent. */
export interface BrandFontFallback {
  family: string;
  local: readonly string[];
  weight?: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap?: number;
}

/** A file of one weight, for cards. */
export interface BrandCardFile {
  /** Of the folder `fonts/`. */
  file: string;
  weight?: string;
  range?: string;
}

export interface BrandFont {
  family: string;
  files: readonly BrandFontFile[];
  /** What cards for sharing are set in, where `files` are variable fonts: they cannot be drawn in any weight. */
  cards?: readonly BrandCardFile[];
  fallbacks?: readonly BrandFontFallback[];
}

export interface BrandFonts {
  /** Headlines, navigation, buttons. */
  sans?: BrandFont;
  /** Running text. */
  serif?: BrandFont;
}

export type PartyTone = "teal" | "orange" | "violet" | "green" | "blue" | "red" | "grey";

export interface BrandFile {
  $schema?: string;
  name: string;
  shortName?: string;
  /** What the title of every page ends in. */
  titleSuffix?: string;
  slogan: string;
  description: string;
  language?: string;
  /** In which dates and times are told. */
  timeZone?: string;
  /** How times are said to be told, e.g. `Eastern`. */
  timeZoneName?: string;
  /** What stands behind a time, e.g. `ET`. */
  timeZoneMark?: string;
  domain: string;
  /** Further hosts whose addresses are this site's. */
  ownHosts?: readonly string[];
  contact: { audience: string; security: string; advertising: string };
  colours?: BrandColours;
  /** Files of the folder `fonts/`; without them readers see fonts of their system. */
  fonts?: BrandFonts;
  partyColours?: Partial<Record<PartyTone, string>>;
  /** At the end of every page; `{year}` and `{name}` are filled in. */
  legal?: readonly string[];
  marketNote?: string;
  network?: readonly BrandLink[];
  social?: readonly BrandAccount[];
  navigation: readonly BrandLink[];
  menu: readonly BrandMenuCategory[];
  /** Of AMP pages; the main navigation when absent. */
  ampMenu?: readonly BrandLink[];
  footer: readonly BrandLink[];
  /** Other addresses for pages of the specification, by the names of `model/addresses/url-rows.ts`: `{"fnctv": "/tv"}`. */
  addresses?: Partial<Record<NamedRoute, string>>;
  /** Where Login leads; without it nobody can sign in. */
  login?: string;
  watchLive?: string;
  channels?: readonly BrandChannel[];
  alertTopics?: readonly BrandAlertTopic[];
  newsletters?: readonly BrandNewsletter[];
  /** Those that the newsroom has put into the record of house promos come before these. */
  housePromos?: readonly BrandHousePromo[];
  /** Whose stories carry no ad between their paragraphs (ADS-02). */
  ads?: { withoutInReadAds?: readonly string[] };
  /** All are on unless they are said to be off. */
  features?: Partial<Record<Feature, boolean>>;
}
