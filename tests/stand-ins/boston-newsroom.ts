// A small newspaper: six sections, thirty stories, who wrote them, pages, letters, a storm told live, an election and two galleries. Not a word
// of television. Under another brand it has that one's origin.

export const bostonOrigin = "https://www.bostonlantern.example";

const sections: readonly [path: string, title: string][] = [
  ["metro", "Metro"],
  ["politics", "Politics"],
  ["opinion", "Opinion"],
  ["entertainment", "Arts"],
  ["health", "Health"],
  ["sports", "Sports"],
];

const writers = [
  { id: 601, name: "Ada Quay", role: "Author", canonicalUrl: "/person/a/ada-quay", personSlug: "ada-quay" },
  { id: 602, name: "Tom Hale", role: "Author", canonicalUrl: "/person/t/tom-hale", personSlug: "tom-hale" },
  {
    id: 603,
    name: "Ines Barros",
    role: "Personality",
    canonicalUrl: "/person/i/ines-barros",
    personSlug: "ines-barros",
  },
];

const paragraphs = (...texts: string[]) => texts.map((text) => ({ is: "paragraph", props: { text } }));

const hour = 3_600_000;

function story(origin: string, section: string, title: string, place: number, now: number): object {
  const writer = writers[place % writers.length];
  const number = sections.findIndex(([path]) => path === section) * 5 + place;
  const at = new Date(now - (number + 1) * 5 * hour).toISOString();
  return {
    type: "article",
    id: 40_000 + number,
    title: `${title} story ${place + 1}: the ${["tide", "bridge", "vote", "winter", "letter"][place]}`,
    canonical_url: `${origin}/${section}/story-${place + 1}`,
    dek: "What happened, and whom it concerns.",
    dateline: "BOSTON",
    publication_date: at,
    last_published_date: at,
    wp__category: { title, path: section },
    wp__tags: [{ title: "Ferries", path: "metro/ferries" }],
    fn__contributors: [{ full_name: writer?.name, page_url: writer?.canonicalUrl, person_id: writer?.id }],
    fn__distribution_platforms: { google_news: { amp: true } },
    comments: { enabled: true },
    components: [
      ...paragraphs("The boat was late.", "Nobody on the pier had asked why.", 'See <a href="/metro">Metro</a>.'),
      { is: "heading", props: { rank: 2, text: "What comes next" } },
      ...paragraphs("A hearing in May.", "A second one in June.", "Then the council votes."),
      { is: "newsletter", props: { title: "The Harbor Letter", slid: "harbor", description: "Every Friday." } },
    ],
  };
}

const gallery = (id: number, section: string) => ({
  type: "article",
  id,
  title: `The harbor in pictures ${id}`,
  canonical_url: `/${section}/harbor-in-pictures-${id}`,
  dek: "Six mornings.",
  publication_date: "2026-03-01T12:00:00Z",
  fn__legacy_type: "slideshow",
  wp__category: { title: section, path: section },
  components: ["One", "Two", "Three"].map((title, place) => ({
    is: "article-image",
    props: {
      url: `/uploads/harbor-${id}-${place}.jpg`,
      title,
      caption: `${title}.`,
      imageAlt: `Morning ${title}`,
    },
  })),
});

const page = (path: string, title: string, components: readonly object[]) => ({
  type: "static_page",
  id: path,
  path,
  title,
  components,
});

const pages = [
  page("/about", "About The Boston Lantern", paragraphs("A newspaper of the harbor.")),
  page("/contact", "Contact", [
    ...paragraphs("Write to the desk."),
    { is: "contact-form", props: { title: "Write to us", formId: "desk" } },
  ]),
  page("/newsletters", "Newsletters", [
    { is: "newsletter", props: { title: "The Harbor Letter", slid: "harbor", description: "Every Friday." } },
    { is: "newsletter", props: { title: "State House Notes", slid: "state-house", description: "On weekdays." } },
  ]),
  page("/terms-of-use", "Terms of Use", paragraphs("Read them with care.")),
  page("/privacy-policy", "Privacy Policy", paragraphs("What we know of readers.")),
  page("/privacy-choices", "Your Privacy Choices", [{ is: "privacy-choices", props: {} }]),
];

const storm = {
  type: "live_event",
  id: "march-storm",
  path: "march-storm",
  title: "The March storm",
  description: "Hour by hour.",
  updates: [
    { id: "1", time: "2026-03-02T12:00:00Z", title: "The tide is in", body: "<p>Water on Long Wharf.</p>", key: true },
    { id: "2", time: "2026-03-02T12:40:00Z", components: paragraphs("The aquarium has closed.") },
  ],
};

const election = {
  type: "election",
  id: "2025/city",
  title: "City election",
  date: "2025-11-04T00:00:00-05:00",
  parties: [
    { name: "Harbor", mark: "H", color: "teal" },
    { name: "Hill", mark: "Hi", color: "orange" },
  ],
  balance: [{ office: "Council", title: "City Council", total: 13, needed: 7, held: [{ party: "Harbor", seats: 4 }] }],
  races: [
    {
      id: "mayor",
      office: "Mayor",
      reportingPercent: 97,
      called: true,
      candidates: [
        { name: "Ines Barros", party: "Harbor", votes: 81_204, winner: true },
        { name: "Tom Hale", party: "Hill", votes: 70_113 },
      ],
    },
  ],
};

const film = {
  type: "video",
  id: "v-201",
  external_id: "6390000000201",
  title: "The ferry, from the bridge",
  description: "Eleven minutes in two.",
  thumbnail: { url: "/uploads/bridge.jpg" },
  brightcove: { duration: "0:02:07", streams: [{ url: "/uploads/ferry.mp4", mime_type: "video/mp4" }] },
  last_published_date: "2026-03-02T13:00:00Z",
  category: { title: "Metro", path: "metro" },
};

export function bostonNewsroom(now: number, origin: string = bostonOrigin): readonly object[] {
  return [
    ...sections.map(([path, title], place) => ({ type: "section", id: 300 + place, title, path })),
    { type: "tag", id: "ferries", title: "Ferries", path: "metro/ferries", description: "Boats that come back." },
    ...writers.map((writer) => ({ type: "person", ...writer, shortBio: "Writes about the city." })),
    ...sections.flatMap(([path, title]) => [0, 1, 2, 3, 4].map((place) => story(origin, path, title, place, now))),
    gallery(50_001, "entertainment"),
    gallery(50_002, "metro"),
    ...pages,
    storm,
    election,
    film,
    {
      type: "hot_topics",
      id: "hot-topics",
      title: "Today",
      title_color: "red",
      list_items: [{ text: "Ferries", url: "/category/metro/ferries" }],
    },
  ];
}
