import { describe, expect, it } from "vitest";
import { adsByBlock, adsByParagraph, type AdDevice, type BodyAd } from "./body-ads.ts";

const paragraphs = (count: number) => Array.from({ length: count }, () => "paragraph");
const placed = (ads: readonly BodyAd[], device: AdDevice) =>
  ads.filter((ad) => ad.device === device).map(({ after, slot }) => `${slot} after ${after + 1}`);

describe("adsByParagraph", () => {
  it.each([
    ["mobile", ["ban1 after 1", "ban2 after 4", "ban3 after 7", "ban4 after 10", "ban5 after 13", "ban6 after 16"]],
    ["tablet", ["lb2 after 1", "lb3 after 5", "lb4 after 9", "lb5 after 13", "lb6 after 17"]],
    ["desktop", ["lb2 after 3", "lb3 after 10", "lb4 after 17"]],
  ] as const)("ADS-03 %s slots in a story of 17 paragraphs", (device, expected) => {
    expect(placed(adsByParagraph(paragraphs(17)), device)).toEqual(expected);
  });

  it("ADS-03 only paragraphs count, and the position is that of the block", () => {
    const kinds = ["heading", "paragraph", "article-image", "paragraph", "list", "paragraph"];
    expect(adsByParagraph(kinds)).toEqual([
      { after: 1, slot: "ban1", device: "mobile" },
      { after: 1, slot: "lb2", device: "tablet" },
      { after: 5, slot: "lb2", device: "desktop" },
    ]);
  });

  it.each([
    [13, ["mobile", "tablet"]],
    [10, ["mobile", "desktop"]],
    [17, ["tablet", "desktop"]],
  ])("ADS-03 after paragraph %i the order is mobile, tablet, desktop", (paragraph, devices) => {
    const together = adsByParagraph(paragraphs(17)).filter(({ after }) => after === paragraph - 1);
    expect(together.map(({ device }) => device)).toEqual(devices);
  });

  it("ADS-03 at most 20 per device", () => {
    const ads = adsByParagraph(paragraphs(400));
    expect(placed(ads, "mobile")).toHaveLength(20);
    expect(placed(ads, "mobile").at(-1)).toBe("ban20 after 58");
    expect(placed(ads, "tablet").at(-1)).toBe("lb21 after 77");
    expect(placed(ads, "desktop").at(-1)).toBe("lb21 after 136");
  });

  it("ADS-03 a body without paragraphs has no slot", () => {
    expect(adsByParagraph(["heading", "list"])).toEqual([]);
  });
});

describe("adsByBlock", () => {
  const tablet = { slot: "lb2", device: "tablet", sizes: ["300x250"] };
  const mobile = { slot: "ban1", device: "mobile", sizes: ["300x250"] };
  const inRead = { slot: "inread" };
  const second = { slot: "ban2", device: "mobile", sizes: ["300x251"] };

  it.each([
    [1, []],
    [
      2,
      [
        { after: 1, ...tablet },
        { after: 1, ...mobile },
      ],
    ],
    [
      3,
      [
        { after: 1, ...tablet },
        { after: 1, ...mobile },
        { after: 2, ...inRead },
      ],
    ],
    [
      6,
      [
        { after: 1, ...tablet },
        { after: 1, ...mobile },
        { after: 2, ...inRead },
        { after: 5, ...second },
      ],
    ],
  ])("ADS-02 slots in a story of %i blocks", (count, expected) => {
    expect(adsByBlock(count)).toEqual(expected);
  });

  it("ADS-02 an excluded organization gets no in-read ad", () => {
    expect(adsByBlock(6, "Associated Press").map(({ slot }) => slot)).toEqual(["lb2", "ban1", "ban2"]);
    expect(adsByBlock(6, "Meridian News").map(({ slot }) => slot)).toContain("inread");
  });

  it("ADS-02 a lead video above the body counts as a block", () => {
    expect(adsByBlock(6, undefined, 1).map(({ after }) => after)).toEqual([0, 0, 1, 4]);
  });
});
