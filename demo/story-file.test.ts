import { describe, expect, it } from "vitest";
import { people } from "./records/people.ts";
import { readStory } from "./story-file.ts";

const now = Date.parse("2026-05-04T12:00:00.000Z");

const head = {
  title: "Senate clears storm-recovery bill",
  dek: "One sentence.",
  authors: "nora-castellan, theo-brandt",
  tags: "politics/senate, us/disasters",
  ago: "2h10m",
  art: "a-dome",
};

function story(fields: Record<string, string | undefined> = {}, body = "A paragraph."): string {
  const lines = Object.entries({ ...head, ...fields }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `${lines.join("\n")}\n---\n${body}\n`;
}

const read = (text: string, section = "politics", slug = "a-story") => readStory(text, section, slug, now, people);

describe("the record", () => {
  const record = read(
    story({
      updated: "35m",
      kicker: "STORM",
      standfirst: "More.",
      dateline: "RIVERTON & Co, Ohio",
      caption: "The *Capitol* at dawn",
      credit: "Meridian News",
      flags: "breaking, live",
    }),
  );

  it("is addressed by section and slug, without a scheme", () => {
    expect(record).toMatchObject({
      type: "article",
      id: "a-story",
      title: "Senate clears storm-recovery bill",
      dek: "One sentence.",
      standfirst: "More.",
      kickerText: "STORM",
      dateline: "RIVERTON &amp; Co, Ohio",
      canonical_url: "www.meridian.example/politics/a-story",
      originalCanonical_url: "/politics/a-story",
      thumbnail: "/uploads/art/a-dome.webp",
      imageAlt: "The Capitol at dawn",
      published: true,
      isBreaking: true,
      isDeveloping: false,
      isLive: true,
    });
  });

  it("counts its times back from the seeding", () => {
    expect(record).toMatchObject({
      created_date: "2026-05-04T08:55:00.000Z",
      publication_date: "2026-05-04T09:50:00.000Z",
      last_published_date: "2026-05-04T11:25:00.000Z",
      last_modified_date: "2026-05-04T11:25:00.000Z",
    });
  });

  it("belongs to the shows it names", () => {
    expect(read(story({ shows: "the-floor" })).fn__shows).toEqual([
      { title: "The Floor", show_slug: "the-floor", canonical_url: expect.stringContaining("/shows/the-floor") },
    ]);
    expect(() => read(story({ shows: "no-show" }))).toThrow("no-show is not a show");
  });

  it("ART-15 of an agency says so and lives there", () => {
    const wire = read(
      story({ authors: undefined, byline: "Duarte Fontelles", wire: "An Agency | https://wire.example/world/a" }),
    );
    expect(wire).toMatchObject({
      content_type: "wire_post",
      external_source: "An Agency",
      third_party_canonical_url: "https://wire.example/world/a",
      fn__sources: [{ label: "An Agency", url: "https://wire.example" }],
      fn__contributors: [],
      fn__additional_authors: ["Duarte Fontelles"],
    });
    expect(() => read(story({ wire: "An Agency" }))).toThrow("wire must be");
    expect(() => read(story({ authors: undefined }))).toThrow("authors is missing");
  });

  it("tells the time of day so long before the seeding", () => {
    const { components } = read(story({}, "## {2h3m} — Down\n\nAt {30m}, {later}."));
    expect(components.slice(1).map(({ props }) => props["text"])).toEqual([
      "5:57\u00a0a.m. — Down",
      "At 7:30\u00a0a.m., {later}.",
    ]);
  });

  it("keeps a time and its half of the day on one line", () => {
    const { components } = read(story({}, "It began at 6 a.m. and ended at 11:30 p.m., not in 6 aims."));
    expect(components[1]?.props["text"]).toBe("It began at 6\u00a0a.m. and ended at 11:30\u00a0p.m., not in 6 aims.");
  });

  it("was last published when it was published, unless updated", () => {
    const { publication_date, last_published_date } = read(story());
    expect(last_published_date).toBe(publication_date);
  });

  it("is filed under its section and tags", () => {
    expect(record.wp__category).toEqual({ slug: "politics", title: "Politics", path: "politics" });
    expect(record.fn__sections).toEqual([record.wp__category]);
    expect(record.wp__tags.map(({ path, slug, title }) => ({ path, slug, title }))).toEqual([
      { path: "politics/senate", slug: "senate", title: "Senate" },
      { path: "us/disasters", slug: "disasters", title: "Disasters" },
    ]);
  });

  it("names its authors in order", () => {
    expect(record.fn__contributors.map(({ person_id }) => person_id)).toEqual(["nora-castellan", "theo-brandt"]);
    expect(record.fn__contributors[0]).toMatchObject({
      full_name: "Nora Castellan",
      page_url: "/person/n/nora-castellan",
      role: "Author",
      avatar: "/uploads/people/nora-castellan.webp",
    });
  });

  it("opens with its lead picture", () => {
    expect(record.components[0]).toEqual({
      is: "article-image",
      props: {
        url: "/uploads/art/a-dome.webp",
        imageAlt: "The Capitol at dawn",
        caption: "The <em>Capitol</em> at dawn",
        copyright: "Meridian News",
      },
    });
  });
});

it.each([
  ["politics", undefined, false],
  ["opinion", undefined, true],
  ["politics", "opinion", true],
])("in %s with flags %s: opinion and comments are %s", (section, flags, expected) => {
  const record = read(story({ flags }), section);
  expect(record.fn__distribution_platforms.facebook_news.opinion).toBe(expected);
  expect(record.comments.enabled).toBe(expected);
});

it.each([
  [{ flags: "exclusive" }, "EXCLUSIVE"],
  [{ flags: "exclusive", kicker: "OWN" }, "OWN"],
  [{}, undefined],
])("the kicker of %j is %s", (fields, expected) => {
  expect(read(story(fields)).kickerText).toBe(expected);
});

it.each([
  ["A **b** & [c](/us/d).", { is: "paragraph", props: { text: 'A <strong>b</strong> &amp; <a href="/us/d">c</a>.' } }],
  ["one\ntwo", { is: "paragraph", props: { text: "one two" } }],
  ["## A heading", { is: "heading", props: { level: 2, text: "A heading" } }],
  ["### Lower", { is: "heading", props: { level: 3, text: "Lower" } }],
  ["> Said.\n> — Ann, mayor", { is: "pull-quote", props: { text: "Said.", author: "Ann, mayor" } }],
  ["> Two\n> lines.", { is: "pull-quote", props: { text: "Two lines." } }],
  ["- a\n- *b*", { is: "list", props: { ordered: false, items: ["a", "<em>b</em>"] } }],
  ["1. a\n2. b", { is: "list", props: { ordered: true, items: ["a", "b"] } }],
  [
    "![A bridge | Photo](art:bridge-2)",
    {
      is: "article-image",
      props: { url: "/uploads/art/bridge-2.webp", imageAlt: "A bridge", caption: "A bridge", copyright: "Photo" },
    },
  ],
  ['::: {"is":"table","props":{"rows":[["1"]]}}', { is: "table", props: { rows: [["1"]] } }],
  [
    '::: {"is":"related-media","props":{"imageUrl":"art:gavel","title":"art: a word"}}',
    { is: "related-media", props: { imageUrl: "/uploads/art/gavel.webp", title: "art: a word" } },
  ],
])("body %j", (body, expected) => {
  expect(read(story({}, body)).components.slice(1)).toEqual([expected]);
});

it("a story is an article, unless its front matter names another type", () => {
  expect(read(story()).fn__legacy_type).toBe("article");
  expect(read(story({ type: "interactive" })).fn__legacy_type).toBe("interactive");
});

it("the pictures of a slideshow are one gallery, in the place of the first", () => {
  const body = "Before.\n\n![A | X](art:bridge)\n\n![*B* | Y](art:gavel)\n\nAfter.";
  const { fn__legacy_type, components } = read(story({ type: "slideshow" }, body));
  expect(fn__legacy_type).toBe("slideshow");
  expect(components.slice(1)).toEqual([
    { is: "paragraph", props: { text: "Before." } },
    {
      is: "slider",
      props: {
        items: [
          { imageId: "picture-1", imageUrl: "/uploads/art/bridge.webp", alt: "A", caption: "A", copyright: "X" },
          {
            imageId: "picture-2",
            imageUrl: "/uploads/art/gavel.webp",
            alt: "B",
            caption: "<em>B</em>",
            copyright: "Y",
          },
        ],
      },
    },
    { is: "paragraph", props: { text: "After." } },
  ]);
});

describe("refuses, with the name of the file,", () => {
  it.each([
    ["no title", story({ title: undefined }), "title is missing"],
    ["an empty dek", story({ dek: "" }), "dek is missing"],
    ["no front matter", "Just text.", "the line --- between front matter and body is missing"],
    ["an empty body", story({}, ""), "the body is empty"],
    ["a line that is no field", `oops\n${story()}`, 'line 1 is not "key: value"'],
    ["an unknown key", story({ headline: "x" }), "headline is not a key of stories"],
    ["a key twice", `dek: a\n${story()}`, "dek is given twice"],
    ["a bad age", story({ ago: "yesterday" }), "ago must be an age"],
    ["an update before publication", story({ updated: "3h" }), "updated is older than ago"],
    ["an unknown flag", story({ flags: "urgent" }), "urgent is not a flag"],
    ["an unknown type", story({ type: "podcast" }), "podcast is not a type of story"],
    ["an unknown author", story({ authors: "nobody" }), "nobody is not a person of the newsroom"],
    ["an unknown tag", story({ tags: "us/nothing" }), "us/nothing is not a tag"],
    ["a bad picture", story({}, "![A](bridge.png)"), "a picture is written"],
    ["a title in the body", story({}, "# Title"), "headings in a story are ##"],
    ["broken JSON", story({}, "::: {"), "is not JSON"],
    ["JSON over two lines", story({}, ':::\n{"is":"a","props":{}}'), "on one line"],
    ["JSON that is no component", story({}, '::: {"name":"table"}'), 'must have "is" and "props"'],
    ["an item-less line in a list", story({}, "- a\nb"), "every line of a list is an item"],
    ["a quote of nobody's words", story({}, "> — Ann"), "a pull quote says nothing"],
    ["open markup", story({}, "an **open end"), "without its other half"],
  ])("%s", (_name, text, reason) => {
    expect(() => read(text)).toThrow(`demo/stories/politics/a-story.md: `);
    expect(() => read(text)).toThrow(reason);
  });

  it("an unknown section", () => {
    expect(() => read(story(), "gossip")).toThrow("demo/stories/gossip/a-story.md: gossip is not a section");
  });

  it("a file name that makes no address", () => {
    expect(() => read(story(), "politics", "A Story")).toThrow("the file name must be lowercase words with hyphens");
  });
});
