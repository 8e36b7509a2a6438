// Every tag a story may carry, by section. A tag's front is served at /category/{path}.

import { isSectionPath, sectionFacts } from "./sections.ts";

const titles = {
  us: {
    crime: "Crime",
    disasters: "Disasters",
    education: "Education",
    military: "Military",
    immigration: "Immigration",
    "personal-freedoms": "Personal Freedoms",
    economy: "U.S. Economy",
  },
  politics: {
    senate: "Senate",
    house: "House of Representatives",
    executive: "White House",
    elections: "Elections",
    "supreme-court": "Supreme Court",
    "state-and-local": "State and Local",
  },
  world: {
    europe: "Europe",
    asia: "Asia",
    americas: "Americas",
    africa: "Africa",
    mideast: "Middle East",
    conflicts: "Conflicts",
    "united-nations": "United Nations",
  },
  opinion: { columns: "Columns", editorials: "Editorials", letters: "Letters" },
  media: { television: "Television", print: "Print", platforms: "Platforms" },
  entertainment: { movies: "Movies", music: "Music", tv: "TV", celebrity: "Celebrity", games: "Games" },
  sports: {
    football: "Football",
    basketball: "Basketball",
    baseball: "Baseball",
    soccer: "Soccer",
    tennis: "Tennis",
    motor: "Motor Sports",
  },
  lifestyle: {
    "food-drink": "Food and Drink",
    relationships: "Relationships",
    home: "Home",
    "real-estate": "Real Estate",
  },
  travel: { destinations: "Destinations", air: "Air Travel" },
  business: {
    markets: "Markets",
    economy: "Economy",
    "personal-finance": "Personal Finance",
    retail: "Retail",
    energy: "Energy",
    transport: "Transport",
  },
  science: {
    space: "Space",
    earth: "Earth",
    archaeology: "Archaeology",
    "wild-nature": "Wild Nature",
    physics: "Physics",
  },
  tech: { security: "Security", devices: "Devices", startups: "Startups" },
  ai: { policy: "AI Policy", models: "Models", work: "AI at Work", research: "AI Research" },
  health: {
    heart: "Heart Health",
    "mental-health": "Mental Health",
    nutrition: "Nutrition",
    "infectious-disease": "Infectious Disease",
    wellness: "Wellness",
  },
  weather: { storms: "Storms", climate: "Climate" },
} as const;

/** Projects that cross the sections (FRONT-08); a slideshow is filed under its own by its type. */
const projects = {
  "america-together": {
    title: "America Together",
    description: "Neighbors, strangers and towns that mended something by doing it themselves.",
  },
  slideshows: { title: "Slideshows", description: "The day and the country in pictures." },
} as const;

export const slideshowTag = "slideshows";

export const tagTitles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(titles).flatMap(([section, tags]) =>
    Object.entries(tags).map(([slug, title]) => [`${section}/${slug}`, title] as const),
  ),
  ...Object.entries(projects).map(([path, { title }]) => [path, title] as const),
]);

export function tagTopic(path: string): { slug: string; title: string; path: string; isa_value: string } | undefined {
  const title = tagTitles.get(path);
  return title === undefined
    ? undefined
    : { slug: path.slice(path.indexOf("/") + 1), title, path, isa_value: `meridian-news/${path}` };
}

/** A section's own name is a tag too, so that /category/us leads to everything filed below it. */
export function tagRecords(): object[] {
  const parents = Object.keys(titles).filter(isSectionPath);
  return [
    ...parents.map((path) => ({
      type: "tag",
      id: path,
      path,
      slug: path,
      title: sectionFacts[path].title,
      description: sectionFacts[path].description,
      isa_value: `meridian-news/${path}`,
    })),
    ...[...tagTitles.keys()].map((path) => ({
      type: "tag",
      id: path,
      ...tagTopic(path),
      description: tagDescription(path),
    })),
  ];
}

function tagDescription(path: string): string {
  const project = Object.entries(projects).find(([name]) => name === path)?.[1];
  if (project !== undefined) return project.description;
  const section = path.slice(0, path.indexOf("/"));
  const parent = isSectionPath(section) ? sectionFacts[section].title : section;
  return `The latest ${parent} reporting from Meridian News, filed under ${tagTitles.get(path) ?? path}.`;
}
