// llms.txt (llmstxt.org): the site in a few lines of Markdown, for programs that read it on behalf of someone.

import { sectionPath, staticPagePath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { brand, isOn } from "../../model/brand.ts";
import { frontFeedPath } from "../../site/head/feed-addresses.ts";
import { openapiPath } from "../api/openapi.ts";
import type { RobotRules } from "./robots-txt.ts";

export interface LlmsParts {
  origin: string;
  sections: readonly Pick<RecordDocs["section"], "id" | "path" | "canonical_url" | "title" | "description">[];
  /** About the publisher, its terms and the like. */
  pages: readonly Pick<RecordDocs["static_page"], "id" | "path" | "title">[];
  rules: RobotRules;
}

/** A title may hold what Markdown would read as the end of the link. */
const plain = (text: string): string => text.replaceAll(/[[\]()\s]+/g, " ").trim();

export function llmsTxt({ origin, sections, pages, rules }: LlmsParts): string {
  const link = (name: string, path: string, note?: string) =>
    `- [${plain(name)}](${origin}${path})${note === undefined ? "" : `: ${plain(note)}`}`;
  const feeds = sections.map((section) =>
    link(`${section.title} feed`, encodeURI(frontFeedPath(sectionPath(section)))),
  );
  return [
    `# ${brand.name}`,
    "",
    `> ${brand.description}`,
    "",
    `Stories are reported and edited by named journalists; opinion is labeled. ${useOf(rules)} Quote briefly, name ${brand.name} and link to the story.`,
    "",
    "## Sections",
    "",
    ...sections.map((section) => link(section.title, spellPath(sectionPath(section)), section.description)),
    "",
    "## Easy to read for machines",
    "",
    ...(isOn("textEdition")
      ? [link("Text edition", "/lite", "every page as plain text in HTML, at /lite followed by its path")]
      : []),
    link("Latest stories", "/feeds/latest.json", "JSON Feed; RSS at /feeds/latest.xml"),
    link("Map of the site", "/sitemap.xml"),
    link("Calls", openapiPath, "what the site answers as JSON, described by OpenAPI"),
    "",
    "## Optional",
    "",
    ...feeds,
    ...pages.map((page) => link(page.title, spellPath(staticPagePath(page)))),
    "",
  ].join("\n");
}

function useOf({ training, userFetch }: RobotRules): string {
  const fetching = userFetch
    ? "Pages may be fetched for a reader who asks."
    : "Pages may not be fetched by assistants.";
  return `${fetching} ${training ? "They may be used to train models." : "They may not be used to train models."}`;
}
