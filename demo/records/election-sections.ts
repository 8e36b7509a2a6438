// The fronts of the election category (ROUTE-10): the night as a whole, and one for each kind of office.

import { briefing, fromSection, module, railAd, type Module } from "./modules.ts";

interface ElectionSection {
  title: string;
  metaTitle: string;
  description: string;
}

export const electionsPath = "elections/2023";

export const electionSections: ReadonlyMap<string, ElectionSection> = new Map([
  [
    electionsPath,
    {
      title: "Election 2023",
      metaTitle: "Election 2023: Results, Calls and Reporting",
      description: "The night race by race: who won, who is ahead, and what the count means where you live.",
    },
  ],
  [
    `${electionsPath}/senate`,
    {
      title: "Senate races",
      metaTitle: "Senate Races 2023",
      description: "Fifteen seats, and a majority that turns on five of them.",
    },
  ],
  [
    `${electionsPath}/house`,
    {
      title: "House races",
      metaTitle: "House Races 2023",
      description: "The districts that decide who holds the gavel.",
    },
  ],
  [
    `${electionsPath}/governors`,
    {
      title: "Governors",
      metaTitle: "Races for Governor 2023",
      description: "Twelve statehouses, and the people who would run them.",
    },
  ],
]);

export function electionSectionTopic(path: string): { slug: string; title: string; path: string } | undefined {
  const section = electionSections.get(path);
  return section && { slug: path.slice(path.lastIndexOf("/") + 1), title: section.title, path };
}

export function electionSectionRecords(): object[] {
  return [...electionSections].map(([path, facts]) => ({
    type: "section",
    id: path,
    path,
    slug: path.slice(path.lastIndexOf("/") + 1),
    ...facts,
    layout: path,
    isa_value: `meridian-news/${path}`,
  }));
}

export const resultsUrl = "/elections/2023/general-results";

const filedUnder = (path: string, size: number) => ({
  searchCriteriaSelected: "By Section",
  isSection: true,
  searchSelected: path,
  size,
});

const links = [
  { label: "Live results", url: resultsUrl },
  ...[...electionSections]
    .filter(([path]) => path !== electionsPath)
    .map(([path, { title }]) => ({ label: title, url: `/${path}` })),
];

export const resultsModule = module("election-results", {
  title: "Live results",
  election: "2023/general",
  races: 4,
});

function front(path: string, main: readonly Module[]): object {
  const facts = electionSections.get(path);
  return {
    type: "layout",
    id: `section-${path}`,
    subtype: "sectionLayout",
    elementId: path,
    title: `${facts?.title ?? path} front`,
    preContent: [
      module("category-heading", { title: facts?.title, url: `/${path}`, description: facts?.description, links }),
    ],
    main,
    rightRail: [
      module("trending", {
        title: "Popular in Politics",
        hasCategory: false,
        buttonLabel: "More Politics",
        buttonLink: "/politics",
        searchCriteria: fromSection("politics", { size: 5 }),
      }),
      railAd,
      briefing,
    ],
    postContent: [],
  };
}

export function electionLayouts(): object[] {
  const [, ...offices] = electionSections.keys();
  return [
    front(electionsPath, [
      module("spotlight", { searchCriteria: filedUnder(electionsPath, 4) }),
      resultsModule,
      module("article-list", {
        title: "Election coverage",
        hasMore: true,
        searchCriteria: filedUnder(electionsPath, 8),
      }),
    ]),
    ...offices.map((path) =>
      front(path, [
        module("spotlight", { searchCriteria: filedUnder(path, 2) }),
        resultsModule,
        module("article-list", { title: "More of the election", searchCriteria: filedUnder(electionsPath, 5) }),
      ]),
    ),
    {
      type: "layout",
      id: "election-results-2023-general",
      subtype: "categoryLayout",
      elementId: "elections/2023/general",
      title: "Around the results",
      main: [
        module("article-list", {
          title: "Election coverage",
          hasHero: true,
          hasCategory: false,
          searchCriteria: filedUnder(electionsPath, 6),
        }),
      ],
      rightRail: [
        module("special-feature", {
          title: "How we call a race",
          content: "<p>Counts come from the counties. A desk that does not see the broadcast makes each call.</p>",
          showLink: true,
          buttonLabel: "How it works",
          buttonUrl: "/how-we-call-races",
        }),
        briefing,
      ],
    },
  ];
}
