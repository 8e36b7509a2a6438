import { expect, it } from "vitest";
import { drawBlock, gapsOf, propsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const ledger = { title: "The Ledger", showUrl: "/shows/the-ledger" };

it("SHOW-04 a card leads to the show and says when it airs", () => {
  const html = drawBlock("show-list", example.props);
  expect(html).toMatch(/Weeknights 8 p.m. ET.*<h3[^>]*><a [^>]*href="\/shows\/the-ledger">The Ledger<\/a>/s);
});

it.each([
  [{ showImages: { small: "/s.png", normal: "/n.png", original: "/o.png" }, imageUrl: "/i.png" }, "/o.png"],
  [{ showImages: { small: "/s.png", normal: "/n.png" } }, "/n.png"],
  [{ showImages: [], imageUrl: "/i.png" }, "/i.png"],
])("SHOW-04 of the pictures %o the card takes %s", (pictures, imageUrl) => {
  expect(propsOf("show-list", { items: [{ ...ledger, ...pictures }] })).toMatchObject({ shows: [{ imageUrl }] });
});

it("SHOW-04 a card names the show's newest episode and clip", () => {
  const fullEpisode = {
    id: 6300,
    account: "7",
    title: "The whole hour",
    thumbnailUrl: "/e.jpg",
    airDate: "2026-11-15T12:00:00Z",
    duration: "0:43:10",
    isLocked: true,
  };
  const clipsEpisode = { id: "6301", title: "A minute of it", clipDate: "2026-11-16T12:00:00Z", isLive: "true" };
  const html = drawBlock("show-list", { items: [{ ...ledger, fullEpisode, clipsEpisode }] });
  expect(html).toMatch(
    /href="\/video\/6300".*The whole hour.*Full episode · 43:10 · November 15, 2026 · Sign in to watch/s,
  );
  expect(html).toMatch(/href="\/video\/6301".*A minute of it.*Clip · Live · November 16, 2026/s);
});

it("SHOW-04 an episode without an id is none", () => {
  expect(drawBlock("show-list", { items: [{ ...ledger, fullEpisode: { title: "A" } }] })).not.toContain("Full episode");
});

it("SHOW-04 a show without an address is a gap", () => {
  expect(gapsOf("show-list", { items: [{ title: "A" }] })).toEqual(["showUrl: is missing"]);
});
