// The publisher's own offers, shown where no advertiser is.

import { brand } from "../../model/brand.ts";
import { module, type Module } from "./modules.ts";

const network = (label: string) => brand.network.find((site) => site.label === label)?.url ?? "/";

const promo = (tone: string, label: string, headline: string, text: string, button: string, url: string) =>
  module("house-promo", { tone, label, headline, text, button, url });

export const housePromos: readonly Module[] = [
  promo(
    "navy",
    "Meridian+",
    "Every broadcast. Every night. Whenever you are.",
    "Full episodes, documentaries and the live channel.",
    "Start watching",
    network("Meridian+"),
  ),
  promo(
    "paper",
    "The Meridian Briefing",
    "The morning in five minutes.",
    "Six stories that matter, in your inbox by 6\u00a0a.m. Eastern.",
    "Sign up free",
    "/newsletters",
  ),
  promo(
    "ink",
    "Meridian Audio",
    "One story, told all the way through.",
    "New episodes of The Long Line every Thursday.",
    "Listen",
    network("Audio"),
  ),
  promo(
    "sky",
    "Live",
    "On the air around the clock.",
    "Watch the channel on any screen.",
    "Watch now",
    brand.watchLive,
  ),
  promo(
    "sand",
    "Meridian Books",
    "The long way to tell it.",
    "Reporting, memoir and history by the people you watch.",
    "Browse the shelf",
    network("Books"),
  ),
];

export function housePromoRecord(): object {
  return {
    type: "layout",
    id: "house-promos",
    subtype: "housePromos",
    elementId: null,
    title: "House promos",
    main: housePromos,
  };
}
