// A brand with everything that `brand.json` may leave out.

import type { BrandAlertTopic, BrandColours, BrandFile, PartyTone } from "./brand-file.ts";
import { features, type Feature } from "./features.ts";

type Given = Required<BrandFile>;

export interface Brand extends Omit<
  { [K in keyof Given]: NonNullable<Given[K]> },
  "$schema" | "login" | "marketNote" | "ads" | "features" | "colours" | "partyColours"
> {
  login?: string;
  marketNote?: string;
  /** As the browser's own bars are coloured. */
  themeColor: string;
  colours: BrandColours;
  partyColours: Partial<Record<PartyTone, string>>;
  withoutInReadAds: readonly string[];
  features: Readonly<Record<Feature, boolean>>;
}

const breaking: BrandAlertTopic = {
  id: "breaking",
  title: "Breaking news",
  about: "What cannot wait, as soon as we have confirmed it.",
};

const legal = ["© {year} {name}. All rights reserved.", "All times {zone}."];

const themeColor = "#0b1f3f";

export function completeBrand(given: BrandFile): Brand {
  const { $schema: _, login, marketNote, ads, ...said } = given;
  const on = Object.fromEntries(features.map((name) => [name, said.features?.[name] ?? true]));
  // Every name of the list is a key.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const switches = on as Record<Feature, boolean>;
  const { colours = {} } = said;
  return {
    ...said,
    shortName: said.shortName ?? said.name,
    titleSuffix: said.titleSuffix ?? ` | ${said.name}`,
    language: said.language ?? "en-US",
    timeZone: said.timeZone ?? "America/New_York",
    timeZoneName: said.timeZoneName ?? "Eastern",
    ownHosts: said.ownHosts ?? [],
    legal: said.legal ?? legal,
    network: said.network ?? [],
    social: said.social ?? [],
    ampMenu: said.ampMenu ?? said.navigation,
    watchLive: said.watchLive ?? "/go",
    channels: said.channels ?? [],
    // An alert that names no topic is of the first.
    alertTopics: said.alertTopics === undefined || said.alertTopics.length === 0 ? [breaking] : said.alertTopics,
    colours,
    partyColours: said.partyColours ?? {},
    themeColor: /^#[0-9a-f]{6}$/i.test(colours.masthead ?? "") ? (colours.masthead ?? themeColor) : themeColor,
    withoutInReadAds: ads?.withoutInReadAds ?? [],
    features: switches,
    ...(login !== undefined && switches.login && { login }),
    ...(marketNote !== undefined && switches.marketNote && { marketNote }),
  };
}
