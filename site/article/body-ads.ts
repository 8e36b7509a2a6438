// Where ads stand in an article's body: two rules, one at a time, a site setting. Positions only; drawing is elsewhere.
//
//   by paragraph (ADS-03, the default)         by block (ADS-02)
//   ¶1  → ban1, lb2 (tablet)                   2 blocks → tablet and mobile 300x250
//   ¶3  → lb2 (desktop)                        3 blocks → in-read, unless the organization is excluded
//   ¶4  → ban2 …                               6 blocks → mobile 300x251

export type AdDevice = "mobile" | "tablet" | "desktop";

export interface BodyAd {
  /** The slot follows the block with this index. */
  after: number;
  slot: string;
  /** Absent: on every device. */
  device?: AdDevice;
  /** Absent: the slot's usual sizes. */
  sizes?: readonly string[];
}

export type BodyAdRule = "by-paragraph" | "by-block";

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

/** ADS-03. Only paragraphs count; a slot may follow the last one. */
export function adsByParagraph(kinds: readonly string[]): BodyAd[] {
  const ads: BodyAd[] = [];
  let paragraphs = 0;
  kinds.forEach((kind, after) => {
    if (kind !== "paragraph") return;
    paragraphs += 1;
    for (const { device, first, every, prefix, firstNumber } of plans) {
      const turn = (paragraphs - first) / every;
      if (Number.isInteger(turn) && turn >= 0 && turn < mostPerDevice) {
        ads.push({ after, slot: `${prefix}${firstNumber + turn}`, device });
      }
    }
  });
  return ads;
}

/** Publishers whose stories carry no ad between the lines. */
const withoutInRead: ReadonlySet<string> = new Set(["associated press", "reuters"]);

/** ADS-02. Every block counts, a lead video above the body too. */
export function adsByBlock(blockCount: number, organization?: string, leadBlocks = 0): BodyAd[] {
  const excluded = organization !== undefined && withoutInRead.has(organization.toLowerCase());
  const ads: { count: number; ad: Omit<BodyAd, "after"> }[] = [
    { count: 2, ad: { slot: "lb2", device: "tablet", sizes: ["300x250"] } },
    { count: 2, ad: { slot: "ban1", device: "mobile", sizes: ["300x250"] } },
    ...(excluded ? [] : [{ count: 3, ad: { slot: "inread" } }]),
    { count: 6, ad: { slot: "ban2", device: "mobile", sizes: ["300x251"] } },
  ];
  return ads
    .map(({ count, ad }) => ({ after: count - leadBlocks - 1, ...ad }))
    .filter(({ after }) => after >= 0 && after < blockCount);
}
