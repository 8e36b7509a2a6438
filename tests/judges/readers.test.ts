// Stories of different kinds as read-it-later apps and link previews see them: nothing of a story may get lost on the way.

import { describe, expect, inject, it } from "vitest";
import { crawledPages } from "./crawled.ts";
import { outsideReaders } from "./outside-readers.ts";
import { squeezed, writtenStories } from "./written-story.ts";

const stories = await writtenStories([
  "/politics/senate-clears-storm-recovery-bill",
  "/us/tropical-storm-odalys-makes-landfall",
  "/us/flood-insurance-questions-answered",
  "/opinion/peace-by-plumbing-in-the-karsk-valley",
  "/opinion/a-summons-for-jury-duty-is-an-invitation",
  "/weather/odalys-stalls-louisiana-flood-threat",
  "/science/kestrel-2-lands-lunar-south-pole",
  "/entertainment/lantern-keepers-tops-box-office",
  "/health/after-the-flood-health-questions-answered",
  "/business/percentage-deductible-storm-insurance-explained",
  "/sports/youth-pitchers-elbow-injuries-data",
  "/world/karsk-valley-conflict-explained",
]);
const pages = new Map(crawledPages().map(({ path, html }) => [path, html]));

it.each(stories)("$path is long enough to lose something", ({ texts }) => {
  expect(texts.length).toBeGreaterThanOrEqual(6);
});

describe.each(Object.entries(outsideReaders))("%s", (_, read) => {
  it.each(stories)("reads $path", async (story) => {
    const address = inject("siteOrigin") + story.path;
    const found = await read(pages.get(story.path) ?? "", address);
    // What a reader does not look for cannot be wrong.
    const { author = "", text = story.texts.join(" "), ...rest } = found;
    // Opinion is shared with a card drawn for it; readers of structured data find its picture.
    const ownPicture = `/img/.*/${story.picture}\\?`;
    const picture = story.path.startsWith("/opinion/")
      ? `(?:${ownPicture}|/cards/(?:1200/675|1024/512)${story.path}\\.jpg\\?)`
      : ownPicture;
    const expected = {
      title: story.title,
      date: expect.toBeOneOf([story.published, story.updated]),
      description: story.dek,
      image: expect.stringMatching(new RegExp(`^${inject("siteOrigin")}${picture}`)),
      url: address,
    };
    expect({ ...expected, ...rest }).toEqual(expected);
    expect(story.authors.filter((name) => !author.includes(name))).toEqual([]);
    expect(story.texts.filter((one) => !squeezed(text).includes(one))).toEqual([]);
    expect(text).not.toMatch(/Advertisement|Most read|Sign up/i);
  });
});
