import { describe, expect, it } from "vitest";
import { ampAdAttributes, ampAdRoom, ampAds } from "./amp-ads.ts";
import { ampPlacements } from "./amp-placements.ts";

const p = "paragraph";
const body = (paragraphs: number) => Array.from({ length: paragraphs }, () => p);
const parts = (kinds: string[]) => kinds.map((kind) => ({ kind }));
const written = (kinds: string[]) => ampAds(parts(kinds)).map(({ after, position }) => `${after} ${position}`);

describe("ampAds", () => {
  it.each<[string, string[], string[]]>([
    ["nothing in an empty body", [], []],
    ["nothing before the third paragraph", body(2), []],
    ["one after the third, even if it is the last", body(3), ["2 ban1"]],
    ["one after every third", body(7), ["2 ban1", "5 ban2"]],
    [
      "only paragraphs count",
      [p, "heading", p, "article-image", p, "list", "list", p, p, "table", p],
      ["4 ban1", "10 ban2"],
    ],
    ["nothing where no paragraph is", ["heading", "article-image", "table", "list"], []],
  ])("AMP-02 %s", (_, kinds, places) => {
    expect(written(kinds)).toEqual(places);
  });

  it("AMP-02 a question is not parted from its answer, and later ads stay where they were", () => {
    const asked = [
      ...parts(body(2)),
      { kind: p, introducesNext: true },
      ...parts(body(4)),
      { kind: p, introducesNext: true },
    ];
    expect(ampAds(asked).map(({ after }) => after)).toEqual([3, 5]);
    expect(ampAds([...parts(body(2)), { kind: p, introducesNext: true }]).map(({ after }) => after)).toEqual([2]);
  });

  it("AMP-02 at most 20, ban1 to ban20", () => {
    const places = ampAds(parts(body(90)));
    expect(places.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, index) => `ban${index + 1}`));
    expect(places.at(-1)?.after).toBe(59);
  });

  it("AMP-02 each has an exchange id and a bidder id of its own", () => {
    for (const id of ["exchangeId", "bidderId"] as const) {
      const ids = ampPlacements.map((placement) => placement[id]);
      expect(new Set(ids).size).toBe(20);
      for (const one of ids) expect(one).toMatch(/^\w+$/);
    }
  });
});

describe("ampAdAttributes", () => {
  const placement = { position: "ban3", exchangeId: "11", bidderId: "22" };
  const attributes = ampAdAttributes(placement, "/4321/mrd/pol");

  it("AMP-02 asks for 320x50, 300x250 and 300x50, refreshed after 30 seconds", () => {
    expect(attributes).toMatchObject({
      type: "doubleclick",
      "data-slot": "/4321/mrd/pol",
      "data-override-width": 320,
      "data-override-height": 50,
      "data-multi-size": "300x250,300x50",
      "data-enable-refresh": 30,
    });
  });

  it("AMP-02 gives both bidders 1000 ms and their ids", () => {
    expect(JSON.parse(attributes["rtc-config"])).toEqual({
      vendors: { indexexchange: { SITE_ID: "11" }, prebidrubicon: { REQUEST_ID: "22" } },
      timeoutMillis: 1000,
    });
    expect(JSON.parse(attributes.json)).toEqual({ targeting: { pos: "ban3", ptype: "amp" } });
  });

  it("AMP-02 reserves room for the largest size", () => {
    expect(ampAdRoom).toEqual({ width: 320, height: 250 });
    expect(attributes).toMatchObject(ampAdRoom);
  });
});
