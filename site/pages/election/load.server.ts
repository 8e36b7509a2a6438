// Results of an election (ROUTE-11): everything, or the state and office that the address asks for.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { PageContent } from "../../page-types.ts";
import { redirect } from "../../../core/redirect.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { brand } from "../../../model/brand.ts";
import { isCountOver } from "../../election/current-election.ts";
import { electionView, type ElectionView } from "../../election/election-view.server.ts";
import { groupRaces, readFilter, type FilterChoices } from "../../election/filter-races.ts";
import { resultsPath, type ResultsFilter } from "../../../model/election/results-address.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { electionHead } from "./head.ts";

type Election = RecordDocs["election"];

/** What stands below results before any editor has arranged it. */
const builtInMain = parseBlocks([
  { is: "article-list", props: { title: "Election coverage", hasMore: true, searchCriteria: { size: 8 } } },
]).blocks;

export async function loadElectionPage(context: PageContext, election: Election): Promise<PageContent<"election">> {
  const { path: shownAt, query, now, origin } = context;
  const path = resultsPath(election.id);
  const view = electionView(election);
  const filter = readFilter(query, view.choices);
  // A state that has no race, or never was: the whole is what is left to show.
  if (filter === undefined) redirect(shownAt, 302, ["state", "office"]);

  const category = `elections/${election.id.split("/")[0] ?? ""}`;
  const [section, regions] = await Promise.all([
    fetchOrContinue(context, "category", () => context.content.byPath("section", `/${category}`)),
    regionsAround(context, election, category),
  ]);
  const front = section && { name: section.title, url: `/${category}` };
  const { title, description, updated } = election;
  const isLive = !isCountOver(election, now);
  return {
    page: "election",
    props: {
      path,
      title,
      description,
      front,
      isLive,
      filter,
      parties: view.parties,
      choices: view.choices,
      night: view.night,
      chambers: view.chambers,
      calls: view.calls,
      version: view.version,
      map: mapOf(view, filter),
      groups: groupsOf(view, filter),
      regions,
    },
    head: electionHead({
      title,
      shown: shownWords(filter, view.choices),
      description: description ?? `${title}: live results from ${brand.name}, race by race and state by state.`,
      path,
      origin,
      front: front && { name: front.name, path: front.url },
      isLive,
      updated,
    }),
    status: 200,
    bodyClass: "election-results",
  };
}

/** The office asked for, or the one told first. */
function mapOf({ choices, maps }: ElectionView, filter: ResultsFilter): PageContent<"election">["props"]["map"] {
  const office = choices.offices.find(({ slug }) => slug === filter.office) ?? choices.offices[0];
  const tiles = office && maps.get(office.slug);
  return office !== undefined && tiles?.some(({ tile }) => tile.hasRaces) ? { office, tiles } : undefined;
}

function groupsOf({ races, choices }: ElectionView, filter: ResultsFilter): PageContent<"election">["props"]["groups"] {
  const partOf = new Map(races.map((part) => [part.race, part]));
  const views = races.map(({ race }) => race);
  return groupRaces(views, choices.offices, filter).map((group) => ({
    ...group,
    races: group.races.flatMap((race) => partOf.get(race) ?? []),
  }));
}

function shownWords({ state, office }: ResultsFilter, { states, offices }: FilterChoices): string | undefined {
  const words = [
    states.find(({ slug }) => slug === state)?.name,
    offices.find(({ slug }) => slug === office)?.name,
  ].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(", ");
}

async function regionsAround(context: PageContext, { id }: Election, category: string): Promise<Regions> {
  const layout = await context.content.layout("categoryLayout", `elections/${id}`);
  const arranged = layout ?? { main: builtInMain };
  // A rail stands beside something.
  const rail = arranged.main.length > 0 ? "usual" : "given";
  return (await loadRegions(arranged, context, { meta: { category }, rail })).regions;
}
