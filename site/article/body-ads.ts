// Where ads stand in an article's body: two rules, one at a time, a site setting. Positions only; drawing is elsewhere.
//
//   by paragraph (ADS-03, the default)         by block (ADS-02)
//   ¶1  → ban1, lb2 (tablet)                   2 blocks → tablet and mobile 300x250
//   ¶3  → lb2 (desktop)                        3 blocks → in-read, unless the organization is excluded
//   ¶4  → ban2 …                               6 blocks → mobile 300x251

import type { AdDevice } from "../ui/AdSlot.tsx";

export interface BodyAd {
  /** The slot follows the block with this index. */
  after: number;
  slot: string;
  /** Absent: on every device. */
  device?: AdDevice;
  /** Absent: the slot's usual sizes. */
  sizes?: readonly string[];
}

export const bodyAdRules = ["by-paragraph", "by-block"] as const;
export type BodyAdRule = (typeof bodyAdRules)[number];

export interface BodyPart {
  kind: string;
  /** It belongs together with the next block: a question and its answer, words and their list. */
  introducesNext?: boolean;
}

interface DevicePlan {
  device: AdDevice;
  first: number;
  every: number;
  prefix: "ban" | "lb";
  firstNumber: number;
}

const mostPerDevice = 20;

/** At one point the order is mobile, tablet, desktop. lb1 is the pre-content slot, so the body starts at lb2. */
const plans: readonly DevicePlan[] = [
  { device: "mobile", first: 1, every: 3, prefix: "ban", firstNumber: 1 },
  { device: "tablet", first: 1, every: 4, prefix: "lb", firstNumber: 2 },
  { device: "desktop", first: 3, every: 7, prefix: "lb", firstNumber: 2 },
];

/**
 * ADS-03. Only paragraphs count; a slot may follow the last one. A slot that would part a question from its answer lets the answer
 * pass; what is counted, and so every later slot, stays the same.
 */
export function adsByParagraph(parts: readonly BodyPart[]): BodyAd[] {
  const ads: BodyAd[] = [];
  let paragraphs = 0;
  parts.forEach(({ kind, introducesNext = false }, index) => {
    if (kind !== "paragraph") return;
    paragraphs += 1;
    const after = introducesNext && index + 1 < parts.length ? index + 1 : index;
    for (const { device, first, every, prefix, firstNumber } of plans) {
      const turn = (paragraphs - first) / every;
      if (Number.isInteger(turn) && turn >= 0 && turn < mostPerDevice) {
        ads.push({ after, slot: `${prefix}${firstNumber + turn}`, device });
      }
    }
  });
  return inOrder(ads);
}

const devices = plans.map(({ device }) => device);

/** A slot that let a block pass may meet another there. */
function inOrder(ads: readonly BodyAd[]): BodyAd[] {
  const rank = ({ device }: BodyAd) => devices.findIndex((one) => one === device);
  return ads.toSorted((a, b) => a.after - b.after || rank(a) - rank(b));
}

export interface BlockCount {
  /** How many blocks the body draws. */
  blocks: number;
  /** Blocks that lead the story above its body: they count too. */
  leading?: number;
  /** Whose story it is. */
  organization?: string;
  /** Organizations whose stories carry no in-read ad. */
  withoutInRead?: readonly string[];
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** ADS-02. Every block counts, the lead video too. */
export function adsByBlock({ blocks, leading = 0, organization = "", withoutInRead = [] }: BlockCount): BodyAd[] {
  const excluded = withoutInRead.some((name) => sameName(name, organization));
  const ads: { count: number; ad: Omit<BodyAd, "after"> }[] = [
    { count: 2, ad: { slot: "lb2", device: "tablet", sizes: ["300x250"] } },
    { count: 2, ad: { slot: "ban1", device: "mobile", sizes: ["300x250"] } },
    ...(excluded ? [] : [{ count: 3, ad: { slot: "inread" } }]),
    { count: 6, ad: { slot: "ban2", device: "mobile", sizes: ["300x251"] } },
  ];
  return ads
    .map(({ count, ad }) => ({ after: count - leading - 1, ...ad }))
    .filter(({ after }) => after >= 0 && after < blocks);
}
