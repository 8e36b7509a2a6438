import { describe, expect, it } from "vitest";
import { byRegion, findCarriers, type CarrierCountry } from "./find-carriers.ts";

const countries: CarrierCountry[] = [
  { name: "France", region: "Europe", carriers: [{ name: "Canal Ouest" }, { name: "Numa" }] },
  { name: "Côte d’Ivoire", region: "Africa", carriers: [{ name: "Numa" }] },
  { name: "Japan", region: "Asia", carriers: [{ name: "Sakura Cable" }] },
];

const names = (wanted: string) =>
  findCarriers(countries, wanted).map(({ name, carriers }) => `${name}: ${carriers.map((one) => one.name).join(", ")}`);

describe("ROUTE-06 carriers abroad are found", () => {
  it.each([
    ["by country", "france", ["France: Canal Ouest, Numa"]],
    ["without accents and with another apostrophe", "cote d'ivoire", ["Côte d’Ivoire: Numa"]],
    ["by region", "europe", ["France: Canal Ouest, Numa"]],
    ["by carrier, which alone is then shown", "numa", ["France: Numa", "Côte d’Ivoire: Numa"]],
    ["by carrier and country", "numa france", ["France: Numa"]],
    ["not by half of the words", "france zebra", []],
    ["not by nothing", "  ", []],
  ])("%s", (_, wanted, expected) => {
    expect(names(wanted)).toEqual(expected);
  });
});

it("countries are gathered by region in their order", () => {
  expect(byRegion(countries).map(({ name }) => name)).toEqual(["Europe", "Africa", "Asia"]);
});
