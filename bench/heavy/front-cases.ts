// Fronts, and the stories that they list.

import { limits } from "../../model/fields/content-limits.ts";
import { caseOf, front, largest, paragraph, repeat, story, type HeavyCase, type Shape } from "./make-case.ts";

/** Fronts that ask for stories: as many lists as there may be, each as long as it may be. */
export function frontCases(): HeavyCase[] {
  const asking = (is: string, props: object = {}): Shape => ({
    make: (id, count) =>
      front(id, {
        main: Array.from({ length: count }, (_, at) => ({
          is,
          props: { title: `List ${at}`, ...props, searchCriteria: { searchSelected: "us", size: 30, offset: 100 } },
        })),
      }),
    most: limits.components,
    paths: (id) => [`/${id}`, `/_page/${id}`],
  });
  return [
    ...caseOf("front of article lists", asking("article-list")),
    ...caseOf("front of grids", asking("card-grid")),
    ...caseOf("front of lists of other queries", {
      make: (id, count) =>
        front(id, {
          main: Array.from({ length: count }, (_, at) => ({
            is: "article-list",
            props: { title: `List ${at}`, searchCriteria: { isTag: true, searchSelected: `t${at}`, size: 30 } },
          })),
        }),
      most: limits.components,
      paths: (id) => [`/${id}`],
    }),
    ...caseOf("front of fixed stories", {
      make: (id, count) =>
        front(id, {
          main: [
            {
              is: "article-list",
              props: {
                searchCriteria: {
                  isFixed: true,
                  fixedArticles: Array.from({ length: count }, (_, at) => ({ articleUrl: `/us/card-${at % 300}` })),
                },
              },
            },
          ],
        }),
      most: limits.listElements,
      paths: (id) => [`/${id}`],
    }),
    ...caseOf("front of shelves", {
      make: (id, count) =>
        front(id, {
          main: Array.from({ length: count }, (_, at) => ({
            is: "content-carousel",
            props: { title: `Shelf ${at}`, searchCriteria: { searchBy: "tags", values: [`t${at}`] } },
          })),
        }),
      most: limits.components,
      paths: (id) => [`/${id}`],
    }),
    ...caseOf("front of ads", {
      make: (id, count) => front(id, { main: repeat({ is: "ad", props: { iu: "x" } }, count) }),
      most: limits.components,
      paths: (id) => [`/${id}`],
    }),
  ];
}

/** What the lists of fronts are filled with: stories whose cards are as heavy as they may be. */
export function listedStories(): object[] {
  const card = (id: string, length: number, words = 0) => ({
    ...story(id, { components: repeat(paragraph("A word. ".repeat(128)), words / 256) }),
    title: "&".repeat(length),
    thumbnail: "/uploads/a.jpg",
    fn__contributors: repeat({ full_name: "A Name" }, 2),
    fn__sections: [{ path: "us", title: "U.S." }],
  });
  const length = largest((some) => card("card-0", some), limits.headline);
  // As many as the lists of a front pass over; those that a front names by their addresses are read whole.
  return Array.from({ length: 6_000 }, (_, at) => card(`card-${at}`, length, at < 300 ? 30_000 : 0));
}
