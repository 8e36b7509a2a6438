// A brand with everything that `brand.json` may leave out.

import type { BrandAlertTopic, BrandColours, BrandFile, BrandLink, PartyTone } from "./brand-file.ts";
import { movedPaths, type NamedRoute } from "../addresses/url-rows.ts";
import { features, type Feature } from "./features.ts";
import { withoutRest } from "./brand-paths.ts";
import { zoneMarkOf, zoneNameOf } from "./zone-words.ts";

type Given = Required<BrandFile>;

export interface Brand extends Omit<
  { [K in keyof Given]: NonNullable<Given[K]> },
  "$schema" | "addresses" | "login" | "marketNote" | "ads" | "features" | "colours" | "partyColours"
> {
  addresses: Readonly<Partial<Record<NamedRoute, string>>>;
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
  const { addresses = {}, colours = {}, timeZone = "America/New_York" } = said;
  const moved = movedPaths(addresses);
  return {
    ...said,
    ...linksOf(said, moved),
    addresses,
    shortName: said.shortName ?? said.name,
    titleSuffix: said.titleSuffix ?? ` | ${said.name}`,
    language: said.language ?? "en-US",
    timeZone,
    timeZoneName: said.timeZoneName ?? zoneNameOf(timeZone),
    timeZoneMark: said.timeZoneMark ?? zoneMarkOf(timeZone),
    ownHosts: said.ownHosts ?? [],
    legal: said.legal ?? legal,
    network: said.network ?? [],
    social: said.social ?? [],
    channels: said.channels ?? [],
    // An alert that names no topic is of the first.
    alertTopics: said.alertTopics === undefined || said.alertTopics.length === 0 ? [breaking] : said.alertTopics,
    fonts: said.fonts ?? {},
    newsletters: switches.newsletters ? (said.newsletters ?? []) : [],
    colours,
    partyColours: said.partyColours ?? {},
    themeColor: /^#[0-9a-f]{6}$/i.test(colours.masthead ?? "") ? (colours.masthead ?? themeColor) : themeColor,
    withoutInReadAds: ads?.withoutInReadAds ?? [],
    features: switches,
    ...(login !== undefined && switches.login && { login: moved.get(login) ?? login }),
    ...(marketNote !== undefined && switches.marketNote && { marketNote }),
  };
}

type Links = Pick<BrandFile, "navigation" | "menu" | "ampMenu" | "footer" | "watchLive" | "housePromos">;

/** A link to an address of the specification leads to the one that the brand has for it. */
function linksOf(said: Links, moved: ReadonlyMap<string, string>): Required<Links> {
  const { navigation, menu, ampMenu = navigation, footer, watchLive = "/go", housePromos = [] } = said;
  const led = (url: string) => {
    const path = withoutRest(url);
    return (moved.get(path) ?? path) + url.slice(path.length);
  };
  const all = (links: readonly BrandLink[]) => links.map(({ label, url }) => ({ label, url: led(url) }));
  return {
    navigation: all(navigation),
    menu: menu.map(({ label, url, links }) => ({
      label,
      ...(url !== undefined && { url: led(url) }),
      links: all(links),
    })),
    ampMenu: all(ampMenu),
    footer: all(footer),
    watchLive: led(watchLive),
    housePromos: housePromos.map((promo) => ({ ...promo, url: led(promo.url) })),
  };
}
