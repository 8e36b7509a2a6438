// A story, a film and what stands around them, as no newsroom has written them: pages are drawn from these to see what all pages have in
// common. They say as little as they can, in every form that is usual.

/** The same moment wherever and whenever pages are drawn. */
export const sampleTime = Date.UTC(2026, 0, 2, 3, 5);

const at = new Date(sampleTime - 55_000).toISOString();
const topic = { title: "News", path: "news", slug: "news" };
const person = { full_name: "Author Name", page_url: "/person/a/author-name", person_id: "author-name" };

const block = (is: string, props: object) => ({ is, props });
const paragraph = (text: string) => block("paragraph", { text });

const body = [
  paragraph("<strong>WASHINGTON</strong> — The "),
  block("article-image", {
    url: "/uploads/art/story-two.webp",
    imageAlt: "Picture",
    caption: "Caption.",
    copyright: "Credit",
  }),
  paragraph('In the <a href="/news/story-three">story</a> of the '),
  block("heading", { rank: 2, text: "What " }),
  paragraph("“We have a plan,” she said. "),
  block("video-inline", { videoId: "6390000000001", title: "Video", caption: "Caption." }),
  paragraph("“It is,” he said. “"),
  block("pull-quote", { text: "Quote", author: "Author Name" }),
  paragraph("The <em>"),
  block("list", { items: ["One", "Two"] }),
  paragraph("And "),
  block("heading", { rank: 2, text: "How " }),
  paragraph("But "),
  block("summary", { items: ["One", "Two"] }),
  paragraph("A "),
  block("table", {
    rows: [
      ["One", "Two"],
      ["1", "2"],
    ],
  }),
  ...Array.from({ length: 10 }, () => paragraph("That ")),
];

const story = {
  type: "article",
  id: "story-one",
  title: "Headline of a story",
  canonical_url: "/news/story-one",
  dek: "Dek of a story",
  standfirst: "Standfirst of a story",
  kickerText: "KICKER",
  created_date: at,
  publication_date: at,
  last_published_date: at,
  last_modified_date: at,
  thumbnail: { url: "/uploads/art/story-one.webp" },
  imageAlt: "Picture",
  imageCopyright: "Credit",
  meta_description: "Description of a story",
  wp__category: topic,
  wp__tags: [topic, { title: "Topic", path: "news/topic", slug: "topic" }],
  fn__contributors: [person],
  fn__distribution_platforms: { google_news: { amp: true } },
  components: body,
  comments: { enabled: true },
};

const film = {
  type: "video",
  id: "6390000000001",
  external_id: "6390000000001",
  title: "Video",
  description: "Description of a video",
  thumbnail: { url: "/uploads/art/video-one.webp" },
  brightcove: { duration: "0:02:07", streams: [{ url: "/uploads/video/6390000000001.mp4", mime_type: "video/mp4" }] },
  captions: { url: "/uploads/video/6390000000001.vtt", language: "en" },
  publication_date: at,
  last_published_date: at,
  category: topic,
  tags: [topic],
};

const writer = {
  type: "person",
  id: "author-name",
  name: "Author Name",
  role: "Author",
  title: "Correspondent",
  canonicalUrl: "/person/a/author-name",
  personSlug: "author-name",
  avatar: "/uploads/people/author-name.webp",
  shortBio: "Author Name is a reporter.",
};

const section = { type: "section", id: "news", ...topic };

const hotTopics = {
  type: "hot_topics",
  id: "hot-topics",
  title: "Hot Topics",
  list_items: [{ text: "Story", url: "/news/story-one" }],
};

const alert = {
  type: "alert",
  id: "alert-one",
  text: "Story",
  url: "/news/story-one",
  level: "breaking",
  publication_date: at,
  expires: new Date(sampleTime + 3_600_000).toISOString(),
};

const promo = (tone: string) =>
  block("house-promo", { tone, label: "Label", headline: "Headline", text: "Text", button: "Button", url: "/news" });

const promos = {
  type: "layout",
  id: "house-promos",
  subtype: "housePromos",
  main: ["navy", "paper", "ink", "sky", "red"].map(promo),
};

export const sampleRecords: readonly { type: string; id: string }[] = [
  story,
  film,
  writer,
  section,
  hotTopics,
  alert,
  promos,
];
