import { describe, expect, it } from "vitest";
import { displayedDate } from "./displayed-date.ts";

const noon = "2026-11-14T12:00:00.000Z";

describe("displayedDate", () => {
  it.each([
    ["2026-11-14T12:00:00.000Z", "Published", noon],
    ["2026-11-14T12:00:02.999Z", "Published", noon],
    ["2026-11-14T12:00:03.000Z", "Published", noon],
    ["2026-11-14T12:00:03.001Z", "Updated", "2026-11-14T12:00:03.001Z"],
    ["2026-11-14T11:59:58.000Z", "Published", noon],
    ["2026-11-15T12:00:00.000Z", "Updated", "2026-11-15T12:00:00.000Z"],
  ])("ART-09 last published %s shows %s", (last_published_date, label, at) => {
    expect(displayedDate({ published: true, publication_date: noon, last_published_date })).toEqual({ label, at });
  });

  it("ART-09 makes do with the one date there is", () => {
    expect(displayedDate({ published: true, publication_date: noon })).toEqual({ label: "Published", at: noon });
    expect(displayedDate({ published: true, last_published_date: noon })).toEqual({ label: "Published", at: noon });
    expect(displayedDate({ published: true })).toBeUndefined();
  });

  it("ART-08 an unpublished article shows Draft in place of any date", () => {
    expect(displayedDate({ published: false, publication_date: noon, last_published_date: noon })).toEqual({
      label: "Draft",
    });
  });
});
