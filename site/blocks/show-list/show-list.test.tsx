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

it("SHOW-04 a show without an address is a gap", () => {
  expect(gapsOf("show-list", { items: [{ title: "A" }] })).toEqual(["showUrl: is missing"]);
});
