import { describe, expect, it } from "vitest";
import { ampConsent, ampCountryGroups, type AmpConsent, type AmpReader } from "./amp-consent.ts";

const nobody: AmpReader = { asksFirst: true, gpc: false, isRejected: false };
const asked: AmpConsent = { consentRequired: true };
const free: AmpConsent = { consentRequired: false };
const accepted: AmpConsent = { consentRequired: true, consentStateValue: "accepted" };
const rejected: AmpConsent = { consentRequired: true, consentStateValue: "rejected" };
const refused: AmpConsent = { ...rejected, expireCache: true };

describe("ampConsent", () => {
  it.each<[string, Partial<AmpReader>, AmpConsent]>([
    ["in Germany is asked", { region: "DE" }, asked],
    ["in Germany is asked, though AMP takes them for an American", { region: "DE", asksFirst: false }, asked],
    ["in the U.S. is not asked", { region: "US" }, free],
    ["whom only AMP can place in Europe is asked", { asksFirst: true }, asked],
    ["whom only AMP can place elsewhere is not asked", { asksFirst: false }, free],
    ["who said yes at the choices is not asked again", { region: "DE", chosen: true }, accepted],
    ["who said no at the choices gets no ads in the U.S. either", { region: "US", chosen: false }, refused],
    ["who said no in an AMP page keeps it in the U.S.", { region: "US", isRejected: true }, rejected],
    ["who said no in an AMP page after a yes keeps it", { region: "US", chosen: true, isRejected: true }, rejected],
    ["with Global Privacy Control gets none", { region: "US", gpc: true }, refused],
    ["with Global Privacy Control gets none, though chosen", { region: "US", gpc: true, chosen: true }, refused],
  ])("ADS-06 a reader %s", (_, reader, answer) => {
    expect(ampConsent({ ...nobody, ...reader })).toEqual(answer);
  });

  it("ADS-06 where nobody knows the country, AMP asks first", () => {
    expect(ampCountryGroups["askFirst"]).toEqual(expect.arrayContaining(["de", "gb", "unknown"]));
    expect(ampCountryGroups["askFirst"]).not.toContain("us");
  });
});
