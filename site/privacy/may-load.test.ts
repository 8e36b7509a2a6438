import { describe, expect, it } from "vitest";
import { consentCountries, countryIn } from "./consent-countries.ts";
import { mayLoad, mayLoadAnywhere, purposes, type Purpose, type Reader } from "./may-load.ts";

const nothing: Reader = { choices: {}, gpc: false };

describe("mayLoad", () => {
  it.each<[string, Purpose, Partial<Reader>, boolean]>([
    ["ads in Germany without a choice", "ads", { region: "DE" }, false],
    ["ads in Germany after a yes", "ads", { region: "DE", choices: { ads: true } }, true],
    ["ads in the U.S. without a choice", "ads", { region: "US" }, true],
    ["ads in the U.S. after a no", "ads", { region: "US", choices: { ads: false } }, false],
    ["ads nobody knows where", "ads", {}, false],
    ["ads nobody knows where after a yes", "ads", { choices: { ads: true } }, true],
    ["a yes to something else", "ads", { region: "FR", choices: { embeds: true, measurement: true } }, false],
    ["embeds in Ireland without a choice", "embeds", { region: "IE" }, false],
    ["embeds in Canada without a choice", "embeds", { region: "CA" }, false],
    ["embeds in Canada after a yes", "embeds", { region: "CA", choices: { embeds: true } }, true],
    ["embeds in Canada after a no", "embeds", { region: "CA", choices: { embeds: false } }, false],
  ])("ADS-06 %s", (_, purpose, reader, expected) => {
    expect(mayLoad(purpose, { ...nothing, ...reader })).toBe(expected);
  });

  it.each<[string, Purpose, Partial<Reader>, boolean]>([
    ["ads in the U.S.", "ads", { region: "US" }, false],
    ["ads, though chosen", "ads", { region: "US", choices: { ads: true } }, false],
    ["embeds nobody chose", "embeds", { region: "US" }, false],
    ["embeds the reader chose", "embeds", { region: "US", choices: { embeds: true } }, true],
    ["counting nobody chose", "measurement", { region: "US" }, false],
  ])("ADS-06 under Global Privacy Control: %s", (_, purpose, reader, expected) => {
    expect(mayLoad(purpose, { ...nothing, ...reader, gpc: true })).toBe(expected);
  });

  it.each(["US", "DE", undefined])("STATE-07 counting waits for consent also in %s", (region) => {
    expect(mayLoad("measurement", { ...nothing, region })).toBe(false);
    expect(mayLoad("measurement", { ...nothing, region, choices: { measurement: true } })).toBe(true);
  });

  it("ADS-06 the country is asked for only when the answer hangs on it", () => {
    expect(purposes.filter((purpose) => mayLoadAnywhere(purpose, nothing) === undefined)).toEqual(["ads"]);
    expect(purposes.filter((purpose) => mayLoadAnywhere(purpose, { ...nothing, gpc: true }) === undefined)).toEqual([]);
  });
});

describe("countries", () => {
  it("ADS-06 the list holds the 27 member states and those with the same rule", () => {
    const members = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
    expect(members).toHaveLength(27);
    expect(members.filter((code) => !consentCountries.has(code))).toEqual([]);
    expect(["NO", "IS", "LI", "GB", "CH", "RE", "GP"].every((code) => consentCountries.has(code))).toBe(true);
    expect(["US", "CA", "MX", "JP", "BR"].some((code) => consentCountries.has(code))).toBe(false);
  });

  it.each([
    ["DE", "DE"],
    [" de ", "DE"],
    ["XX", undefined],
    ["T1", undefined],
    ["", undefined],
    ["DEU", undefined],
    ["<b>", undefined],
    [undefined, undefined],
  ])("a header that says %j names %s", (header, country) => {
    expect(countryIn(header)).toBe(country);
  });
});
