// What stands in an ad's space while no advertiser has it: the publisher's own offers. The newsroom keeps them in the layout record
// `house-promos`, the brand folder may name some, and else they are made of what the brand says. Which one is decided by the slot, so that
// neighbours differ and a slot is always the same.

import type { BlockProps } from "../../content/blocks/schemas.ts";
import { brand, isOn } from "../../model/brand.ts";
import { newslettersPath } from "../../model/forms/form-pages.ts";
import { lookUp } from "../../model/fields/look-up.ts";

export type HousePromoText = BlockProps<"house-promo">;

const ofBrand: HousePromoText = {
  tone: "navy",
  label: brand.name,
  headline: brand.slogan,
  // A description that is made of the slogan says nothing more.
  ...(!brand.description.includes(brand.slogan) && { text: brand.description }),
  button: "See the front page",
  url: "/",
};

const ofNewsletters: HousePromoText = {
  tone: "paper",
  label: "Newsletters",
  headline: "The day’s news in your inbox.",
  text: "Choose what you hear from us, and how often.",
  button: "Sign up free",
  url: newslettersPath,
};

const ofChannel: HousePromoText = {
  tone: "sky",
  label: "Live",
  headline: "On the air around the clock.",
  text: "Watch the channel on any screen.",
  button: "Watch now",
  url: brand.watchLive,
};

const madeOfBrand: readonly HousePromoText[] = [
  ...(isOn("newsletters") ? [ofNewsletters] : []),
  ...(isOn("liveTv") ? [ofChannel] : []),
];

/** Where the newsroom has none. */
export const builtInPromos: readonly [HousePromoText, ...HousePromoText[]] = promosOf(brand.housePromos);

function promosOf([first, ...rest]: typeof brand.housePromos): typeof builtInPromos {
  const toned = (promo: (typeof rest)[number]): HousePromoText => ({ ...promo, tone: promo.tone ?? "navy" });
  return first === undefined ? [ofBrand, ...madeOfBrand] : [toned(first), ...rest.map(toned)];
}

/** Slots that stand on one screen together count from different places: ban1 and rail1 are both first of their kind. */
const firstPlace: Readonly<Record<string, number>> = { ban: 0, lb: 0, inread: 2, foot: 3, rail: 4, mpu: 4 };

/** The first of these is all that the column beside a story may have. */
const besideStory: ReadonlySet<string> = new Set(["rail", "mpu"]);

interface Offers {
  promos: readonly HousePromoText[];
  /** No promo comes again in a slot of the same kind: a publisher who has few is not to fill every space with them. */
  isOnceEach?: boolean;
}

/** lb2 → the second, ban5 → the fifth, rail1 → the fifth; a slot without a number is the first of its kind. */
export function housePromoFor(slot: string, { promos, isOnceEach = false }: Offers): HousePromoText | undefined {
  const { kind = "", number = "1" } = /^(?<kind>.*?)(?<number>\d{1,9})?(?:-\d+)?$/.exec(slot)?.groups ?? {};
  const place = Math.max(0, (lookUp(firstPlace, kind) ?? 0) + Number(number) - 1);
  if (!isOnceEach) return promos[place % promos.length] ?? builtInPromos[0];
  return promos[place] ?? (besideStory.has(kind) && Number(number) === 1 ? promos.at(-1) : undefined);
}
