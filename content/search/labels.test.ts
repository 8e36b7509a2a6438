import { describe, expect, it } from "vitest";
import { kindLabel, labelOf, labelsOf, rangeLabels, timeLabels, windowsBefore } from "./labels.ts";

const day = 24 * 60 * 60 * 1000;
const moment = Date.UTC(2025, 5, 1, 12);

it("labels stay whole in both databases: letters and digits, a digit at the end", () => {
  for (const label of [labelOf("section:us/crime"), labelOf("person:zoë-ö"), ...timeLabels(moment)]) {
    expect(label).toMatch(/^[a-z][a-z0-9]*\d$/);
  }
  expect(labelOf("section:sport")).not.toBe(labelOf("section:sports"));
});

it("a document has those of its kind, sections, people and days", () => {
  const lists = ["all", "section:us", "tag:us/crime", "person:nora", "section:us&form:slideshow"];
  expect(labelsOf({ kind: "slideshow", lists, at: moment })).toEqual([
    kindLabel("slideshow"),
    labelOf("section:us"),
    labelOf("person:nora"),
    ...timeLabels(moment),
  ]);
});

describe("times", () => {
  it("each window before a moment holds the moment and what lies its own length back", () => {
    const windows = windowsBefore(moment);
    [1, 8, 64, 512].forEach((days, tier) => {
      for (const at of [moment, moment - days * day]) {
        expect(windows[tier]).toContain(timeLabels(at)[tier]);
      }
      expect(windows[tier]).not.toContain(timeLabels(moment - 2 * days * day)[tier]);
    });
  });

  it.each([
    [0, 1],
    [30, 31],
    [300, 38],
    [365 * 10, 9],
  ])("a range of %i days is covered by few labels", (days, most) => {
    const labels = rangeLabels(moment - days * day, moment) ?? [];
    expect(labels.length).toBeLessThanOrEqual(most + 1);
    for (const at of [moment, moment - days * day, moment - (days / 2) * day]) {
      expect(timeLabels(at).some((label) => labels.includes(label))).toBe(true);
    }
  });

  it("a range of a hundred years is not worth it, and one that ends before it begins holds nothing", () => {
    expect(rangeLabels(0, moment + 365 * 100 * day)).toBeUndefined();
    expect(rangeLabels(moment, moment - 10 * day)).toEqual([]);
  });

  it("before 1970 there is one block", () => {
    expect(timeLabels(-5)).toEqual(timeLabels(0));
  });
});
