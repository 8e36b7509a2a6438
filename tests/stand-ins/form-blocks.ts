// A front and a story with form blocks of their own: two contact forms with one id, a newsletter with its list, and one without.

const tips = {
  is: "contact-form",
  props: {
    formId: "4711",
    title: "Send us a tip",
    labels: {
      name: "Who are you?",
      message: "What happened?",
      state: "Your state",
      town: "Your city",
      submit: "Tip us",
    },
    placeholders: { name: "Nobody has to know", message: "It all began when" },
    location: "true",
    successMessage: "The tip is with us.",
    errorMessage: "The tip did not reach us.",
  },
};
const evening = { component: "newsletter", model: { title: "The Evening Wire", slid: "evening-9" } };
const untitled = { is: "newsletter", props: { title: "Just write to me" } };

export const formBlockRecords: readonly object[] = [
  { type: "section", id: "harbour", path: "harbour", slug: "harbour", title: "Harbour" },
  {
    type: "layout",
    id: "901",
    subtype: "sectionLayout",
    elementId: "harbour",
    main: [tips, { ...tips, props: { ...tips.props, title: "Send us another tip" } }],
    rightRail: [evening, untitled],
  },
  {
    type: "article",
    id: "902",
    title: "The ferry is late",
    canonical_url: "/harbour/ferry",
    wp__category: { slug: "harbour", title: "Harbour", path: "harbour" },
    publication_date: "2026-03-01T10:00:00Z",
    last_published_date: "2026-03-01T10:00:00Z",
    components: [{ is: "paragraph", props: { text: "It is late." } }, tips, evening],
  },
];
