// robots.txt. A publisher decides apart for three uses of its pages: finding them, training on them, and fetching one for the reader who asked.

import { addressOf } from "../../model/addresses/address-of.ts";

export interface RobotRules {
  search: boolean;
  training: boolean;
  userFetch: boolean;
}

/** Named for what they do by those who run them; every robot that is not named here falls under search. */
const robots = {
  search: [
    "Googlebot",
    "Googlebot-News",
    "Bingbot",
    "DuckDuckBot",
    "Applebot",
    "YandexBot",
    "OAI-SearchBot",
    "Claude-SearchBot",
    "PerplexityBot",
    "*",
  ],
  training: [
    "GPTBot",
    "ClaudeBot",
    "anthropic-ai",
    "Google-Extended",
    "Applebot-Extended",
    "CCBot",
    "meta-externalagent",
    "Amazonbot",
    "Bytespider",
    "cohere-training-data-crawler",
    "AI2Bot",
    "Diffbot",
  ],
  userFetch: [
    "ChatGPT-User",
    "Claude-User",
    "Perplexity-User",
    "MistralAI-User",
    "meta-externalfetcher",
    "DuckAssistBot",
  ],
} as const satisfies Record<keyof RobotRules, readonly string[]>;

/** With all that is below its folder, where it has one. */
const results = addressOf("/search-results/search").replace(/(?<=.)\/search$/, "/");

/** Nothing to be found there: calls, copies of pages, results for one reader. */
const privatePaths = ["/api/", "/_page/", results, "/*.print$", "/*?preview="];

const headings = {
  search: "Search engines, and whoever is not named below",
  training: "Collecting pages to train models",
  userFetch: "Fetching a page because a reader asked for it",
} as const;

const uses = ["search", "training", "userFetch"] as const;

export interface RobotsParts {
  rules: RobotRules;
  /** Only the public site is for robots at all. */
  isPublic: boolean;
  sitemaps: readonly string[];
}

export function robotsTxt({ rules, isPublic, sitemaps }: RobotsParts): string {
  if (!isPublic) return "User-agent: *\nDisallow: /\n";
  const groups = uses.map((use) =>
    [
      `# ${headings[use]}`,
      ...robots[use].map((name) => `User-agent: ${name}`),
      // A robot obeys its own group and no other, so each holds all that it must know.
      ...(rules[use] ? privatePaths.map((path) => `Disallow: ${path}`) : ["Disallow: /"]),
    ].join("\n"),
  );
  return `${[...groups, sitemaps.map((address) => `Sitemap: ${address}`).join("\n")].join("\n\n")}\n`;
}
