// A section with a front of its own, of one list for each title.

export const wharf = { type: "section", id: "wharf", title: "Wharf" };

export const frontOfWharf = (...titles: string[]) => ({
  type: "layout",
  id: "front-of-wharf",
  title: "The wharf",
  subtype: "sectionLayout",
  elementId: "wharf",
  main: titles.map((title) => ({
    is: "article-list",
    props: { title, searchCriteria: { isSection: true, searchSelected: "us", size: 2 } },
  })),
});
