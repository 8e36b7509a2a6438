// The sections of the demo newsroom, in the order of its masthead.

export interface SectionFacts {
  title: string;
  metaTitle: string;
  description: string;
}

export const sectionFacts = {
  us: {
    title: "U.S.",
    metaTitle: "U.S. News: Crime, Disasters, Education and the Military",
    description:
      "National reporting from correspondents in every region: storms and recovery, courts and crime, schools, the armed forces and the economy people live in.",
  },
  politics: {
    title: "Politics",
    metaTitle: "Politics: Congress, the White House, the Courts and the States",
    description:
      "What Washington and the statehouses decide, how the votes were found and what it will mean where you live.",
  },
  world: {
    title: "World",
    metaTitle: "World News From Every Continent",
    description:
      "Correspondents in Europe, Asia, Africa, the Middle East and the Americas on conflict, diplomacy and everyday life abroad.",
  },
  opinion: {
    title: "Opinion",
    metaTitle: "Opinion: Columns, Editorials and Letters",
    description: "Arguments worth having, from our columnists, our editorial board and our readers.",
  },
  media: {
    title: "Media",
    metaTitle: "Media: Television, Print and Platforms",
    description: "How news and entertainment are made, paid for and passed along.",
  },
  entertainment: {
    title: "Entertainment",
    metaTitle: "Entertainment: Movies, Music, Television and Games",
    description: "Reviews, interviews and reporting on the people who make what we watch, hear and play.",
  },
  sports: {
    title: "Sports",
    metaTitle: "Sports: Scores, Stories and Analysis",
    description: "Games and the people who play them, from packed stadiums to six-man football in Montana.",
  },
  lifestyle: {
    title: "Lifestyle",
    metaTitle: "Lifestyle: Food, Home and Relationships",
    description: "Cooking, housekeeping, friendship and family, tested by people who have tried it.",
  },
  business: {
    title: "Business",
    metaTitle: "Business: Markets, the Economy and Your Money",
    description: "The economy in plain words: markets, jobs, energy, transport, shops and household money.",
  },
  science: {
    title: "Science",
    metaTitle: "Science: Space, Earth, Archaeology and Physics",
    description:
      "Discoveries from the moon's south pole to the bottom of a Missouri lead mine, and how sure we can be of them.",
  },
  tech: {
    title: "Tech",
    metaTitle: "Tech: Security, Devices and Startups",
    description: "The machines and services we depend on: who builds them, how they fail and what to do about it.",
  },
  ai: {
    title: "AI",
    metaTitle: "AI: Policy, Models, Work and Research",
    description: "Artificial intelligence at work, in law and in the laboratory, reported without awe.",
  },
  health: {
    title: "Health",
    metaTitle: "Health: Medicine, Nutrition and Well-Being",
    description:
      "Studies explained, care examined and practical answers from physicians and the reporters who question them.",
  },
  travel: {
    title: "Travel",
    metaTitle: "Travel: Destinations, Air and the Open Road",
    description: "Where to go, how to get there and what to do when the flight is canceled.",
  },
  weather: {
    title: "Weather",
    metaTitle: "Weather: Storms, Forecasts and Climate",
    description: "Storms tracked hour by hour, and the longer patterns behind them.",
  },
} as const satisfies Record<string, SectionFacts>;

export type SectionPath = keyof typeof sectionFacts;

export const sectionPaths: readonly SectionPath[] = Object.keys(sectionFacts).filter(isSectionPath);

export function isSectionPath(path: string): path is SectionPath {
  return Object.hasOwn(sectionFacts, path);
}

export function sectionTopic(path: SectionPath): { slug: string; title: string; path: string } {
  return { slug: path, title: sectionFacts[path].title, path };
}

export function sectionRecords(): object[] {
  return sectionPaths.map((path) => ({
    type: "section",
    id: path,
    path,
    slug: path,
    ...sectionFacts[path],
    layout: path,
    isa_value: `meridian-news/${path}`,
  }));
}
