import { describe, expect, it } from "vitest";
import { articleCard, cardAddress, electionCard, liveEventCard } from "./social-card.ts";
import { brand } from "../../model/brand.ts";

const story = {
  title: "The headline",
  isOpinion: false,
  isLiveBlog: false,
  image: "/uploads/a.svg" as string | undefined,
  section: { name: "Politics", url: "/politics", slug: "politics" },
  contributors: [{ full_name: "Nora Castellan", avatar: "/uploads/people/nora.svg" }],
  authorName: "Nora Castellan",
  social: { isChosen: false },
};

describe("which pages are shared with a card", () => {
  it.each([
    ["a story without a picture", { image: undefined }, { kind: "story", label: "Politics" }],
    ["a story without picture and section", { image: undefined, section: undefined }, { label: brand.shortName }],
    [
      "an opinion",
      { isOpinion: true },
      { kind: "opinion", face: "/uploads/people/nora.svg", byline: "Nora Castellan" },
    ],
    ["a live blog", { isLiveBlog: true, isOpinion: true }, { kind: "live", picture: "/uploads/a.svg" }],
  ])("META-03 %s", (_, more, expected) => {
    expect(articleCard({ ...story, ...more })).toMatchObject({ headline: "The headline", ...expected });
  });

  it.each([
    ["a story with a picture", {}],
    ["an opinion whose picture was chosen", { isOpinion: true, social: { isChosen: true } }],
  ])("META-03 not %s", (_, more) => {
    expect(articleCard({ ...story, ...more })).toBeUndefined();
  });
});

it("META-03 results are live while votes are counted", () => {
  expect(electionCard("General election results", true)).toMatchObject({ kind: "live", label: "Live results" });
  expect(electionCard("General election results", false)).toMatchObject({ kind: "story", label: "Results" });
});

it("META-03 another headline is another address, the same one the same", () => {
  const size = { width: 1200, height: 675 };
  const address = (headline: string) => cardAddress("/coverage/störm", size, liveEventCard(headline, undefined));
  expect(address("A")).toMatch(/^\/cards\/1200\/675\/coverage\/st%C3%B6rm\.jpg\?v=[a-z0-9]+$/);
  expect(address("A")).toBe(address("A"));
  expect(address("A")).not.toBe(address("B"));
});
