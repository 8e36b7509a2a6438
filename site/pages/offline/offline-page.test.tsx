import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CachedLists } from "./cached-lists.tsx";

const page = (key: string, isSaved: boolean, pictures: string[] = []) => ({
  key,
  title: `About ${key}`,
  at: Date.parse("2026-11-15T14:41:00Z"),
  build: "a",
  isSaved,
  files: [],
  pictures,
});
const drawn = (...pages: ReturnType<typeof page>[]) =>
  renderToString(<CachedLists pages={pages} now={Date.parse("2026-11-15T15:00:00Z")} />).replaceAll("<!-- -->", "");

describe("what is cached on the device", () => {
  it("STATE-02 saved pages come before those read lately, each with its title and the time of its copy", () => {
    const html = drawn(page("/read", false), page("/saved-one", true, ["/uploads/a/b.jpg"]));
    expect(html).toMatch(/<h2[^>]*>Saved.*href="\/saved-one".*About \/saved-one.*<h2[^>]*>Read lately.*href="\/read"/);
    expect(html).toMatch(/dateTime="2026-11-15T14:41:00.000Z">Copy from \d+:\d\d [AP]M/);
    expect(html).toContain('src="/img/uploads/a/288/162/b.jpg?ve=1&amp;tl=1"');
  });

  it("STATE-02 an empty list has no headings", () => {
    expect(drawn(page("/read", false))).not.toContain("Saved");
    expect(drawn()).toContain("Nothing is kept yet.");
  });
});
