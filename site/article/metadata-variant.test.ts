import { expect, it } from "vitest";
import { linksAmpPage, metadataVariant, staysOutOfNews } from "./metadata-variant.ts";
import { brand } from "../../model/brand.ts";

const elsewhere = "https://wire.example/a";

it.each([
  [{}, false, "standard"],
  [{}, true, "amp"],
  [{ content_type: "article" }, false, "standard"],
  [{ content_type: "wire_post" }, false, "external"],
  [{ content_type: "wire-post" }, false, "external"],
  [{ content_type: "WirePost" }, true, "external"],
  [{ external_source: "Coastal Wire" }, false, "external"],
  [{ external_source: brand.name }, false, "standard"],
  [{ third_party_canonical_url: elsewhere }, false, "external"],
  [{ third_party_canonical_url: elsewhere }, true, "external"],
  [{ third_party_canonical_url: "/politics/a" }, false, "standard"],
] as const)("ART-15 %o, asked for as AMP: %s → %s", (article, isAMP, variant) => {
  expect(metadataVariant(article, isAMP)).toBe(variant);
});

const articleURL = "https://www.meridian.example/us/a";

it.each([
  ["standard", articleURL, false, false],
  ["standard", articleURL, true, true],
  ["standard", elsewhere, false, false],
  ["external", articleURL, false, false],
  ["external", elsewhere, false, true],
  ["amp", articleURL, false, false],
] as const)("META-02 %s at home at %s, shared: %s → out of news search: %s", (variant, canonicalUrl, shared, out) => {
  expect(staysOutOfNews({ variant, articleURL, canonicalUrl, isSharedPost: shared })).toBe(out);
});

it.each([
  [true, false, articleURL, true],
  [false, false, articleURL, false],
  [true, true, articleURL, false],
  [true, false, elsewhere, false],
] as const)("ART-02 has AMP: %s, is AMP: %s, at home at %s → links it: %s", (hasAmp, isAMP, canonicalUrl, links) => {
  expect(linksAmpPage({ hasAmp, isAMP, articleURL, canonicalUrl })).toBe(links);
});
