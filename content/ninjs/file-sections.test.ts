import { describe, expect, it } from "vitest";
import { sectionFiler } from "./file-sections.ts";
import { isFirstVersion } from "./ninjs-item.ts";

describe("a section that an item names", () => {
  const here = [
    { title: "Économie", path: "economie" },
    { title: "Arts", path: "région/arts" },
    { title: "Kultur", path: "feuilleton" },
  ];

  it.each([
    ["Économie", "Économie", "economie"],
    ["ECONOMIE", "Économie", "economie"],
    ["Feuilleton", "Kultur", "feuilleton"],
    ["arts", "Arts", "région/arts"],
    ["Île-de-France", "Île-de-France", "ile-de-france"],
    ["Œuvres", "Œuvres", "oeuvres"],
    ["ニュース", "ニュース", "ニュース"],
    ["スポーツ", "スポーツ", "スポーツ"],
  ])("%s is filed under %s, at %s", (name, title, path) => {
    expect(sectionFiler(here).file(name)).toEqual({ title, path });
  });

  it("is called as it was first", () => {
    const { file, isHere } = sectionFiler([]);
    expect([file("Météo"), file("meteo")]).toEqual([
      { title: "Météo", path: "meteo" },
      { title: "Météo", path: "meteo" },
    ]);
    expect(isHere("meteo")).toBe(false);
  });
});

it.each([
  [{ headline: "A", body_text: "B" }, true],
  [{ headline: "A", headlines: [{ value: "A" }], bodies: [] }, false],
  [{ headline: "A", standard: { version: "2.1" }, bodies: [] }, false],
  [{ headlines: [] }, false],
])("%o is of the first version: %s", (item, isFirst) => {
  expect(isFirstVersion(item)).toBe(isFirst);
});
