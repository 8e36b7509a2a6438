// The front page: what leads, then a rhythm of differing modules.

import { artUrl } from "../story-body.ts";
import { briefing, fromSection, fromTag, module, newest, railAd, these, type Module } from "./modules.ts";
import { showArtUrl } from "./shows.ts";
import { stormTimeline } from "./storm-timeline.ts";

const mostRead = [
  "/us/montana-cold-case-library-card",
  "/entertainment/lantern-keepers-tops-box-office",
  "/lifestyle/senior-dogs-senior-residents",
  "/sports/lakeshore-open-qualifier-upset",
  "/business/town-buys-its-only-grocery-store",
  "/health/barbershop-blood-pressure-trial",
  "/world/italian-village-recovers-stolen-bell",
  "/tech/smart-lock-startup-collapse-locked-out",
];

export function homeLayout(now: number): object {
  return {
    type: "layout",
    id: "home",
    subtype: "homeLayout",
    elementId: null,
    title: "Front page",
    preContent: [],
    main: main(now),
    rightRail: [
      module("trending", { title: "Most read", hasCategory: true, searchCriteria: these(mostRead) }),
      railAd,
      briefing,
    ],
    postContent: [
      module("recirculation-unit", {
        title: "Worth your time",
        hasSource: false,
        buttonText: "More lifestyle",
        buttonUrl: "/lifestyle",
        searchCriteria: fromSection("lifestyle", { size: 6 }),
      }),
    ],
  };
}

function main(now: number): Module[] {
  return [
    module("spotlight", {
      searchCriteria: newest({
        size: 7,
        first: ["/politics/senate-clears-storm-recovery-bill", "/us/tropical-storm-odalys-makes-landfall"],
      }),
    }),
    module("watch-live-promo", {
      promoText: "Storm Desk is live from Houma as Odalys stalls over Louisiana",
      promoUrl: "/go",
      pillText: "Live",
    }),
    stormTimeline(now),
    module("bucket", {
      title: "Politics",
      url: "/politics",
      variant: "lead",
      searchCriteria: fromSection("politics", { size: 5 }),
    }),
    module("opinion-row", { title: "Opinion", url: "/opinion", searchCriteria: fromSection("opinion", { size: 4 }) }),
    module("card-grid", {
      title: "Across the country",
      url: "/us",
      columns: 3,
      searchCriteria: fromSection("us", { size: 6 }),
    }),
    module("special-feature", {
      title: "Upright and talking",
      label: "Kestrel-2",
      imageUrl: artUrl("kestrel-2"),
      imageAlt: "The lunar lander Kestrel-2 on the moon’s surface",
      content:
        "<p>A lander the size of a delivery van is standing on a sunlit ridge near the moon’s south pole, with a drill, 10 days of light and a question that orbiters could not answer.</p>",
      showLink: true,
      buttonLabel: "Follow the mission live",
      buttonUrl: "/coverage/kestrel-2",
    }),
    module("article-list", {
      title: "World",
      url: "/world",
      hasHero: true,
      searchCriteria: fromSection("world", { size: 6, first: ["/world/karsk-governments-agree-to-share-dam"] }),
      button: { text: "More world news", url: "/world" },
    }),
    module("two-across", {
      title: "Business",
      url: "/business",
      searchCriteria: fromSection("business", { size: 4 }),
    }),
    module("channel-promo", {
      title: "The Vail Report",
      url: "/shows/the-vail-report",
      label: "Tonight on Meridian",
      time: "8 p.m. ET",
      dek: "Desmond Vail asks Constance Birdwell, the disaster-agency nominee, who will answer the phone.",
      imageUrl: showArtUrl("the-vail-report"),
    }),
    module("bucket", {
      title: "Science, tech and AI",
      variant: "headlines",
      url: "/science",
      searchCriteria: {
        tags: { includeAny: ["science", "tech", "ai"] },
        fixedArticles: [],
        size: 9,
      },
    }),
    module("card-grid", {
      title: "Entertainment",
      url: "/entertainment",
      columns: 4,
      searchCriteria: fromSection("entertainment", { size: 4 }),
    }),
    module("bucket", {
      title: "Sports",
      url: "/sports",
      variant: "lead",
      searchCriteria: fromSection("sports", { size: 5 }),
    }),
    module("card-grid", {
      title: "America Together",
      url: "/category/america-together",
      columns: 4,
      searchCriteria: fromTag("america-together", { size: 4 }),
    }),
    module("special-feature", {
      title: "What if Congress had to read it first?",
      label: "The Big Idea",
      imageUrl: artUrl("senate-parliamentarian-vandermeer-profile"),
      imageAlt: "A gavel on a desk",
      content:
        "<p>Once a month we take one proposal seriously: what it would change, what it would cost, and who has tried it.</p>",
      showLink: true,
      buttonLabel: "Read The Big Idea",
      buttonUrl: "/politics/the-big-idea",
    }),
    module("bucket", {
      title: "In pictures",
      url: "/category/slideshows",
      variant: "lead",
      searchCriteria: { ...fromTag("slideshows", { size: 5 }), contentTypes: "slideshow" },
    }),
    module("three-across", {
      title: "Staying well",
      url: "/health",
      searchCriteria: fromTag("health", { size: 3 }),
    }),
    module("article-list", {
      title: "More news",
      hasMore: true,
      renderByline: true,
      // The newest stand above already, each in its section.
      searchCriteria: newest({ size: 10, skip: 34 }),
    }),
  ];
}
