// What stands in an ad's space while no advertiser has it: the publisher's own offers. Which one is decided by the slot, so that
// neighbouring slots differ and server and client agree.

import { brand } from "../brand.ts";

export interface HousePromo {
  /** Its colours. */
  tone: "navy" | "paper" | "ink" | "sky" | "sand";
  label: string;
  headline: string;
  text: string;
  button: string;
  url: string;
}

const network = (label: string) => brand.network.find((site) => site.label === label)?.url ?? "/";

export const housePromos: readonly [HousePromo, ...HousePromo[]] = [
  {
    tone: "navy",
    label: "Meridian+",
    headline: "Every broadcast. Every night. Whenever you are.",
    text: "Full episodes, documentaries and the live channel.",
    button: "Start watching",
    url: network("Meridian+"),
  },
  {
    tone: "paper",
    label: "The Meridian Briefing",
    headline: "The morning in five minutes.",
    text: "Six stories that matter, in your inbox by 6 a.m. Eastern.",
    button: "Sign up free",
    url: "/newsletters",
  },
  {
    tone: "ink",
    label: "Meridian Audio",
    headline: "One story, told all the way through.",
    text: "New episodes of The Long Line every Thursday.",
    button: "Listen",
    url: network("Audio"),
  },
  {
    tone: "sky",
    label: "Live",
    headline: "On the air around the clock.",
    text: "Watch the channel on any screen.",
    button: "Watch now",
    url: brand.watchLive,
  },
  {
    tone: "sand",
    label: "Meridian Books",
    headline: "The long way to tell it.",
    text: "Reporting, memoir and history by the people you watch.",
    button: "Browse the shelf",
    url: network("Books"),
  },
];

/** lb2 → the second, ban5 → the first again; a slot without a number → the first. */
export function housePromoFor(slot: string): HousePromo {
  const number = Number(/\d+$/.exec(slot)?.[0] ?? 1);
  return housePromos[(number - 1) % housePromos.length] ?? housePromos[0];
}
