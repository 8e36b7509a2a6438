import { expect, it } from "vitest";
import { bannerOf } from "./banner-of.ts";

const own = { title: "The Floor", airtime: "10 a.m. ET", background: "/uploads/shows/the-floor.webp" };

it.each([
  ["none", undefined, own],
  ["one that says nothing", { title: undefined, logo: undefined }, own],
  ["one with a picture of its own", { background: "/uploads/other.jpg" }, { ...own, background: "/uploads/other.jpg" }],
  ["one with a logo besides", { logo: "/uploads/logo.svg" }, { ...own, logo: "/uploads/logo.svg" }],
])("HEAD-07 the banner of a show with an editor’s banner, %s", (_, editors, expected) => {
  expect(bannerOf(own, editors)).toEqual(expected);
});
