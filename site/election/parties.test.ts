import { describe, expect, it } from "vitest";
import { partyTable } from "./parties.ts";

describe("ROUTE-11 a party is known by its name, its letters and its colour", () => {
  const own = [
    { name: "Harbor Party", mark: "H", color: "teal" },
    { name: "Prairie Party", color: "orange" },
  ] as const;
  const party = partyTable(own, ["Harbor", "Lantern", "Republican", "ind"]);

  it.each([
    ["as the record says", "Harbor Party", { name: "Harbor Party", mark: "H", tone: "teal" }],
    ["without the word party", "harbor", { name: "Harbor Party", mark: "H", tone: "teal" }],
    ["with its initial where it names no letters", "Prairie Party", { mark: "P", tone: "orange" }],
    ["with the next free colour where the record says nothing", "Lantern", { mark: "L", tone: "violet" }],
    ["by the colour that readers know", "Republican", { name: "Republican", mark: "R", tone: "red" }],
    ["as an independent by any spelling", "IND", { name: "Independent", mark: "I", tone: "grey" }],
    ["as an independent without a name", undefined, { name: "Independent", mark: "I", tone: "grey" }],
    ["as an independent when nobody knows it", "Nobody", { name: "Independent", mark: "I", tone: "grey" }],
  ])("%s", (_, name, expected) => {
    expect(party(name)).toMatchObject(expected);
  });

  it("many parties run out of colours, not of letters", () => {
    const many = partyTable(
      [],
      "ABCDEFGHIJ".split("").map((letter) => `${letter} list`),
    );
    expect(many("J list")).toEqual({ name: "J list", mark: "J", tone: "grey" });
  });
});
