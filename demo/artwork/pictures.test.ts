import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { neededPictures, writePictures } from "./pictures.ts";

const text = `title: A
dek: B
authors: nora-castellan
tags: us/crime
ago: 1h
art: capitol
---
![A river | Meridian News](art:river)
`;

const story = { section: "us", slug: "a-story", text };

const lead = (slug: string) => neededPictures([{ ...story, slug }])[0]?.draw();

describe("neededPictures", () => {
  const files = neededPictures([story]).map(({ file }) => file);

  it.each(["art/a-story.svg", "art/a-story-1.svg", "people/nora-castellan.svg", "shows/the-vail-report.svg"])(
    "asks for %s",
    (file) => {
      expect(files).toContain(file);
    },
  );

  it("refuses a scene that is not there, with the name of the file", () => {
    const unknown = { ...story, text: text.replace("capitol", "atlantis") };
    expect(() => neededPictures([unknown])).toThrow("demo/stories/us/a-story.md: atlantis is not a scene");
  });

  it("draws the same picture every time, and another for another story", () => {
    expect(lead("a-story")).toMatch(/^<svg .*<\/svg>$/s);
    expect(lead("a-story")).toBe(lead("a-story"));
    expect(lead("a-story")).not.toBe(lead("b-story"));
  });
});

describe("writePictures", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "meridian-pictures-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("draws what is missing and leaves the rest alone", () => {
    const pictures = [
      { file: "art/a.svg", draw: () => "<svg>a</svg>" },
      { file: "people/b.svg", draw: () => "<svg>b</svg>" },
    ];
    expect(writePictures(folder, pictures)).toBe(2);
    writeFileSync(join(folder, "art/a.svg"), "kept");
    expect(writePictures(folder, pictures)).toBe(0);
    expect(readFileSync(join(folder, "art/a.svg"), "utf8")).toBe("kept");
    expect(readFileSync(join(folder, "people/b.svg"), "utf8")).toBe("<svg>b</svg>");
  });
});
