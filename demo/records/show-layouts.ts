// What editors have put around some shows and people: their pages, their books, where they can be met.

import { artUrl } from "../story-body.ts";
import { module, type Module } from "./modules.ts";
import { people, personUrl } from "./people.ts";
import { shows, showArtUrl, showUrl } from "./shows.ts";

const day = 24 * 60 * 60 * 1000;

const inDays = (now: number, days: number): string => new Date(now + days * day).toISOString();

interface Surroundings {
  subtype: "showLayout" | "personLayout";
  elementId: string;
  preContent?: Module[];
  leftRail?: Module[];
  main?: Module[];
}

const layout = ({ subtype, elementId, ...regions }: Surroundings): object => ({
  type: "layout",
  id: `${subtype}-${elementId}`,
  subtype,
  elementId,
  ...regions,
});

const subnav = (slug: string) =>
  module("show-subnav", {
    items: [
      { label: "About the show", url: showUrl(slug) },
      { label: "The guide", url: "/fnctv" },
      { label: "All shows", url: "/shows" },
    ],
  });

const longCount = {
  title: "The Long Count",
  description: "Thirty election nights, told from the desk that had to call them.",
  url: "https://books.meridian.example/the-long-count",
  imageUrl: artUrl("book-the-long-count"),
  author: { name: "Nora Castellan", url: personUrl("nora-castellan") },
  buttons: [
    { label: "Order", url: "https://books.meridian.example/the-long-count" },
    { label: "More books", url: "https://books.meridian.example" },
  ],
};

const onTheRecord = {
  title: "On the Record, and Off It",
  description: "Desmond Vail on four hundred interviews and the eleven that went wrong.",
  url: "https://books.meridian.example/on-the-record",
  imageUrl: artUrl("book-on-the-record"),
  author: { name: "Desmond Vail", url: personUrl("desmond-vail") },
  buttons: [{ label: "Order", url: "https://books.meridian.example/on-the-record" }],
};

const vailEvents = (now: number) =>
  module("personality-events", {
    title: "See Desmond Vail in person",
    items: [
      {
        title: "Four hundred interviews: an evening with Desmond Vail",
        description:
          "Questions from the floor for the second hour. No recordings, which is his rule and not the hall’s.",
        imageUrl: artUrl("orpheum-hall"),
        date: inDays(now, 19),
        location: { name: "Orpheum Hall, Columbus, Ohio", url: "https://orpheum.example" },
        ticketUrl: "https://tickets.example/vail-columbus",
        websiteUrl: "https://orpheum.example/vail",
        ticketText: "Get tickets",
        websiteText: "About the hall",
      },
      {
        title: "Who answers the phone? A town meeting on disaster aid",
        description: "Free, with the people from the storm desk.",
        date: inDays(now, 33),
        location: { name: "Terrebonne Civic Center, Houma, Louisiana" },
        websiteUrl: "https://civic.example/houma",
      },
    ],
  });

export function showLayouts(now: number): object[] {
  return [
    layout({
      subtype: "showLayout",
      elementId: "the-vail-report",
      preContent: [subnav("the-vail-report")],
      leftRail: [
        module("about-promo", {
          description:
            "One guest, one hour, and a list of questions sent to nobody in advance. The broadcast began in a basement studio and has kept its table.",
          promotion: "Weeknights at 8, again at 11 Eastern.",
          social: { podcast_url: "https://audio.meridian.example/the-vail-report" },
        }),
      ],
      main: [vailEvents(now), module("merchandise", { title: "By Desmond Vail", items: [onTheRecord] })],
    }),
    layout({
      subtype: "showLayout",
      elementId: "the-floor",
      preContent: [
        module("show-banner", { background: showArtUrl("the-floor"), headshot: people.get("nora-castellan")?.avatar }),
        subnav("the-floor"),
      ],
      leftRail: [
        module("about-promo", {
          description: "What passed, what it costs and who voted how, for people who have an hour before lunch.",
        }),
      ],
      main: [module("merchandise", { title: "From the hosts", items: [longCount] })],
    }),
    layout({
      subtype: "personLayout",
      elementId: "desmond-vail",
      main: [vailEvents(now), module("merchandise", { title: "Books", items: [onTheRecord] })],
    }),
    layout({
      subtype: "personLayout",
      elementId: "nora-castellan",
      main: [module("merchandise", { title: "Books", items: [longCount] })],
    }),
  ];
}

const promises: Readonly<Record<string, string>> = {
  "the-vail-report": "Constance Birdwell, who wants to run the disaster agency, on who will answer the phone",
  "case-file": "The library card that reopened a 38-year-old murder",
  "the-long-way-home": "Nine hundred miles of river, one towboat and a cook who will not be hurried",
  "known-unknowns": "Is there water in the moon’s shade? Ten days to find out",
};

/** HEAD-04, for the front of a section that is about television. */
export const thisWeekOnAir = module("promo-slider", {
  title: "This week on Meridian",
  slides: ["the-vail-report", "case-file", "the-long-way-home", "known-unknowns"].flatMap((slug) => {
    const show = shows.find((one) => one.slug === slug);
    if (show === undefined) return [];
    return [
      {
        showTitle: `${show.title} · ${show.airtime}`,
        title: promises[slug] ?? show.description,
        url: showUrl(slug),
        buttonLabel: "About the show",
        imageUrl: showArtUrl(slug),
      },
    ];
  }),
});

export const onAir = module("person-list", {
  title: "The faces of the channel",
  url: "/personalities",
  items: [...people.values()]
    .filter(({ role }) => role === "Personality")
    .map(({ full_name, avatar, canonicalUrl, title }) => ({
      name: full_name,
      avatar,
      url: canonicalUrl,
      description: title,
    })),
});
