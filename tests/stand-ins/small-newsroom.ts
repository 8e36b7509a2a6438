// The smallest newsroom: ten stories of one section by one person, one of them with an AMP page, and nothing else.

export const smallNewsroom: readonly object[] = [
  { type: "section", id: 41, title: "Harbor", path: "harbor" },
  {
    type: "person",
    id: 90210,
    name: "Ada Quay",
    role: "Author",
    canonicalUrl: "/person/a/ada-quay",
    personSlug: "ada-quay",
    shortBio: "Writes about ships.",
  },
  ...Array.from({ length: 10 }, (_, place) => ({
    type: "article",
    id: 5000 + place,
    title: `Ship ${place} comes in`,
    canonical_url: `/harbor/ship-${place}`,
    dek: "A ship comes in.",
    publication_date: `2026-03-${String(10 + place)}T12:00:00Z`,
    last_published_date: `2026-03-${String(10 + place)}T12:00:00Z`,
    wp__category: { title: "Harbor", path: "harbor" },
    wp__tags: [{ title: "Ferries", path: "harbor/ferries" }],
    fn__contributors: [{ full_name: "Ada Quay", page_url: "/person/a/ada-quay", person_id: 90210 }],
    ...(place === 1 && { fn__distribution_platforms: { google_news: { amp: true } } }),
    components: ["One.", "Two.", "Three.", "Four."].map((text) => ({ is: "paragraph", props: { text } })),
  })),
];
