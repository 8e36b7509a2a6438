// The longest of the other kinds of record.

import { limits } from "../../model/fields/content-limits.ts";
import { caseOf, paragraph, repeat, words, type HeavyCase, type Shape } from "./make-case.ts";

export function otherKinds(): HeavyCase[] {
  const lines: [string, Shape][] = [
    [
      "biography",
      {
        make: (id, count) => ({
          type: "person",
          id,
          full_name: id,
          role: "Author",
          fullBio: repeat("&".repeat(48_000), count),
        }),
        paths: (id) => [
          `/person/${id.charAt(0)}/${id}`,
          `/lite/person/${id.charAt(0)}/${id}`,
          "/personalities",
          "/lite/personalities",
        ],
      },
    ],
    [
      "biography paragraphs",
      {
        make: (id, count) => ({
          type: "person",
          id,
          full_name: id,
          role: "Personality",
          fullBio: repeat("<b>x</b>", count),
        }),
        most: limits.listElements,
        paths: (id) => [`/person/${id.charAt(0)}/${id}`, "/personalities"],
      },
    ],
    [
      "show hosts",
      {
        make: (id, count) => ({
          type: "show",
          id,
          title: id,
          show_slug: id,
          fn__hosts: repeat({ full_name: "&".repeat(900) }, count),
        }),
        most: limits.listElements,
        paths: (id) => [`/shows/${id}`, "/shows", "/video/shows", `/feeds/shows/${id}.xml`],
      },
    ],
    [
      "video streams",
      {
        make: (id, count) => ({
          type: "video",
          id,
          title: id,
          publication_date: "2025-01-01T00:00:00Z",
          brightcove: { streams: repeat({ url: "/uploads/a.m3u8" }, count) },
        }),
        most: limits.listElements,
        paths: (id) => [`/video/${id}`, "/video"],
      },
    ],
    [
      "video authors",
      {
        make: (id, count) => ({
          type: "video",
          id,
          title: id,
          publication_date: "2025-01-01T00:00:00Z",
          authors: repeat({ name: "&".repeat(900) }, count),
          tags: repeat({ title: "&" }, count),
        }),
        most: limits.listElements,
        paths: (id) => [`/video/${id}`, "/video", "/lite/video"],
      },
    ],
    [
      "static page scripts",
      {
        make: (id, count) => ({
          type: "static_page",
          id,
          title: id,
          scripts: repeat("https://www.elsewhere.example/a.js", count),
          stylesheets: repeat("https://www.elsewhere.example/a.css", count),
        }),
        most: limits.listElements,
        paths: (id) => [`/${id}`],
      },
    ],
    [
      "static page paragraphs",
      {
        make: (id, count) => ({ type: "static_page", id, title: id, components: repeat(paragraph(words), count) }),
        most: limits.components,
        paths: (id) => [`/${id}`, `/lite/${id}`],
      },
    ],
    [
      "schedule",
      {
        make: (_, count) => ({
          type: "schedule",
          id: "fnc",
          day: [
            {
              attributes: { value: today() },
              show: Array.from({ length: count }, () => ({
                title: "A program",
                "start-utc": `${today()}T12:00:00Z`,
                "end-utc": `${today()}T13:00:00Z`,
              })),
            },
          ],
        }),
        most: limits.listElements,
        paths: () => ["/fnctv", "/fnctv?view=day", "/go", "/api/schedule"],
      },
    ],
  ];
  return lines.flatMap(([name, shape]) => caseOf(name, shape));
}

const today = () => new Date().toISOString().slice(0, 10);

/** These stand on every page: they are stored after all the others were measured. */
export function shellCases(): HeavyCase[] {
  return [
    ...caseOf("hot topics", {
      make: (_, count) => ({
        type: "hot_topics",
        id: "hot-topics",
        title: "Hot",
        list_items: repeat({ text: "&".repeat(200), url: "/us" }, count),
      }),
      most: limits.listElements,
      paths: () => ["/us", "/api/hotTopics", "/lite"],
    }),
    ...caseOf("alert topics", {
      make: (id, count) => ({ type: "alert", id, text: "&".repeat(4_900), topics: repeat("breaking", count) }),
      most: limits.listElements,
      paths: () => ["/us", "/api/live/alerts"],
    }),
  ];
}
