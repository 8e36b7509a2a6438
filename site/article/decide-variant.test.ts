import { describe, expect, it } from "vitest";
import { decideVariant, hasAmpPage } from "./decide-variant.ts";
import { withoutVariantEnding } from "../../model/addresses/variant-endings.ts";

const onAmp = { google_news: { amp: true }, facebook_news: undefined };
const plain = { isAMP: false, fn__legacy_type: undefined, fn__distribution_platforms: undefined };

describe("decideVariant", () => {
  it.each([
    ["/politics/a", plain, "standard"],
    ["/politics/a", { ...plain, fn__legacy_type: "article" }, "standard"],
    ["/politics/a.print", plain, "print"],
    ["/politics/a.print.html", plain, "print"],
    ["/politics/a.print", { ...plain, isAMP: true, fn__legacy_type: "slideshow" }, "print"],
    ["/politics/a", { ...plain, isAMP: true }, "amp"],
    ["/politics/a", { ...plain, isAMP: true, fn__legacy_type: "slideshow" }, "amp"],
    ["/politics/a", { ...plain, fn__legacy_type: "slideshow" }, "slideshow"],
    ["/politics/a", { ...plain, fn__legacy_type: "interactive" }, "interactive"],
    ["/politics/a-printer", plain, "standard"],
    ["/politics/print", plain, "standard"],
  ] as const)("ART-01 %s → in the order print, AMP, slideshow, interactive, standard", (path, article, variant) => {
    expect(decideVariant(path, article)).toBe(variant);
  });

  it.each([
    ["/politics/a.amp", onAmp, "amp"],
    ["/politics/a.amp.html", onAmp, "amp"],
    ["/politics/a.amp", undefined, "standard"],
    ["/politics/a.amp", { google_news: { amp: false }, facebook_news: undefined }, "standard"],
    ["/politics/a", onAmp, "standard"],
  ] as const)("ART-02 %s is AMP only when the address asks and the platform allows", (path, platforms, variant) => {
    expect(decideVariant(path, { ...plain, fn__distribution_platforms: platforms })).toBe(variant);
  });

  it("ART-02 the platform flag says whether there is an AMP page to link", () => {
    expect(hasAmpPage({ fn__distribution_platforms: onAmp })).toBe(true);
    expect(hasAmpPage({ fn__distribution_platforms: undefined })).toBe(false);
  });

  it.each([
    ["/politics/a", "/politics/a"],
    ["/politics/a.print", "/politics/a"],
    ["/politics/a.print.html", "/politics/a"],
    ["/politics/a.amp", "/politics/a"],
    ["/politics/a.amp.html", "/politics/a"],
    ["/politics/a.print.amp", "/politics/a.print"],
    ["/politics/a.amp.print", "/politics/a.amp"],
    ["/politics/a.amp.amp", "/politics/a.amp"],
  ])("ART-03 %s is a variant of %s", (path, own) => {
    expect(withoutVariantEnding(path)).toBe(own);
  });
});
