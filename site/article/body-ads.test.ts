import { describe, expect, it } from "vitest";
import type { AdDevice } from "../ui/AdSlot.tsx";
import { adsByBlock, adsByParagraph, type BodyAd, type BodyPart } from "./body-ads.ts";

const paragraph: BodyPart = { kind: "paragraph" };
const question: BodyPart = { kind: "paragraph", introducesNext: true };
const paragraphs = (count: number) => Array.from({ length: count }, () => paragraph);
const placed = (ads: readonly BodyAd[], device: AdDevice) =>
  ads.filter((ad) => ad.device === device).map(({ after, slot }) => `${slot} after ${after + 1}`);
const written = (ads: readonly BodyAd[]) => ads.map(({ after, slot, device }) => `${after} ${slot} ${device}`);

describe("adsByParagraph", () => {
  it.each([
    ["mobile", ["ban1 after 1", "ban2 after 4", "ban3 after 7", "ban4 after 10", "ban5 after 13", "ban6 after 16"]],
    ["tablet", ["lb2 after 1", "lb3 after 5", "lb4 after 9", "lb5 after 13", "lb6 after 17"]],
    ["desktop", ["lb2 after 3", "lb3 after 10", "lb4 after 17"]],
  ] as const)("ADS-03 %s slots in a story of 17 paragraphs", (device, expected) => {
    expect(placed(adsByParagraph(paragraphs(17)), device)).toEqual(expected);
  });

  it.each([
    [0, []],
    [1, ["0 ban1 mobile", "0 lb2 tablet"]],
    [2, ["0 ban1 mobile", "0 lb2 tablet"]],
    [3, ["0 ban1 mobile", "0 lb2 tablet", "2 lb2 desktop"]],
    [4, ["0 ban1 mobile", "0 lb2 tablet", "2 lb2 desktop", "3 ban2 mobile"]],
  ])("ADS-03 a story of %i paragraphs; a slot may follow the last", (count, expected) => {
    expect(written(adsByParagraph(paragraphs(count)))).toEqual(expected);
  });

  it("ADS-03 only paragraphs count, and the position is that of the block", () => {
    const kinds = ["heading", "paragraph", "article-image", "paragraph", "list", "paragraph"];
    expect(adsByParagraph(kinds.map((kind) => ({ kind })))).toEqual([
      { after: 1, slot: "ban1", device: "mobile" },
      { after: 1, slot: "lb2", device: "tablet" },
      { after: 5, slot: "lb2", device: "desktop" },
    ]);
  });

  it.each([
    [13, ["mobile", "tablet"]],
    [10, ["mobile", "desktop"]],
    [17, ["tablet", "desktop"]],
  ])("ADS-03 after paragraph %i the order is mobile, tablet, desktop", (number, devices) => {
    const together = adsByParagraph(paragraphs(17)).filter(({ after }) => after === number - 1);
    expect(together.map(({ device }) => device)).toEqual(devices);
  });

  it("ADS-03 at most 20 per device", () => {
    const ads = adsByParagraph(paragraphs(400));
    expect(placed(ads, "mobile")).toHaveLength(20);
    expect(placed(ads, "mobile").at(-1)).toBe("ban20 after 58");
    expect(placed(ads, "tablet")).toHaveLength(20);
    expect(placed(ads, "tablet").at(-1)).toBe("lb21 after 77");
    expect(placed(ads, "desktop")).toHaveLength(20);
    expect(placed(ads, "desktop").at(-1)).toBe("lb21 after 136");
  });

  it("ADS-03 a body without paragraphs has no slot", () => {
    expect(adsByParagraph([{ kind: "heading" }, { kind: "list" }])).toEqual([]);
  });

  it("ADS-03 a slot lets the answer to a question pass, and the count goes on as before", () => {
    const interview = [paragraph, paragraph, question, paragraph, question, paragraph, paragraph];
    expect(written(adsByParagraph(interview))).toEqual([
      "0 ban1 mobile",
      "0 lb2 tablet",
      "3 ban2 mobile",
      "3 lb2 desktop",
      "5 lb3 tablet",
      "6 ban3 mobile",
    ]);
  });

  it("ADS-03 a slot lets one block pass and no more, also a list; a question at the end keeps its slot", () => {
    expect(placed(adsByParagraph([question, question, paragraph]), "mobile")).toEqual(["ban1 after 2"]);
    expect(placed(adsByParagraph([question, { kind: "list" }, paragraph]), "tablet")).toEqual(["lb2 after 2"]);
    expect(placed(adsByParagraph([question]), "mobile")).toEqual(["ban1 after 1"]);
  });

  it("ADS-03 no two slots of a device meet, however many questions there are", () => {
    const ads = adsByParagraph(Array.from({ length: 60 }, () => question));
    for (const device of ["mobile", "tablet", "desktop"] as const) {
      const places = ads.filter((ad) => ad.device === device).map(({ after }) => after);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

describe("adsByBlock", () => {
  const tablet = { slot: "lb2", device: "tablet", sizes: ["300x250"] };
  const mobile = { slot: "ban1", device: "mobile", sizes: ["300x250"] };
  const inRead = { slot: "inread" };
  const second = { slot: "ban2", device: "mobile", sizes: ["300x251"] };
  const after = (count: number, ...ads: object[]) => ads.map((ad) => ({ after: count - 1, ...ad }));

  it.each([
    [0, []],
    [1, []],
    [2, after(2, tablet, mobile)],
    [3, [...after(2, tablet, mobile), ...after(3, inRead)]],
    [5, [...after(2, tablet, mobile), ...after(3, inRead)]],
    [6, [...after(2, tablet, mobile), ...after(3, inRead), ...after(6, second)]],
    [60, [...after(2, tablet, mobile), ...after(3, inRead), ...after(6, second)]],
  ])("ADS-02 slots in a story of %i blocks", (blocks, expected) => {
    expect(adsByBlock({ blocks })).toEqual(expected);
  });

  it.each([
    ["Associated Press", false],
    [" associated press ", false],
    ["Associated Press Radio", true],
    ["Meridian News", true],
    ["", true],
    [undefined, true],
  ])("ADS-02 a story of %j has an in-read ad: %s", (organization, expected) => {
    const ads = adsByBlock({
      blocks: 6,
      withoutInRead: ["Associated Press", "Reuters"],
      ...(organization !== undefined && { organization }),
    });
    expect(ads.some(({ slot }) => slot === "inread")).toBe(expected);
    expect(ads.filter(({ slot }) => slot !== "inread")).toHaveLength(3);
  });

  it("ADS-02 a block that leads above the body counts", () => {
    expect(adsByBlock({ blocks: 6, leading: 1 }).map((ad) => ad.after)).toEqual([0, 0, 1, 4]);
    expect(adsByBlock({ blocks: 1, leading: 1 }).map(({ slot }) => slot)).toEqual(["lb2", "ban1"]);
  });
});
