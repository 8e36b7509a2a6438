// Puts the results of their election into the modules of a page that name one. A module whose election cannot be read, or has nothing to
// say, is left out.

import type { BlockOf } from "../../content/blocks/schemas.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import type { PageContext } from "../page-context.ts";
import { fetchOrContinue } from "../rules/fetch-failure.ts";
import { currentElection } from "./current-election.ts";
import { electionView } from "./election-view.server.ts";
import { raceRow, seatsRow } from "./result-rows.ts";
import { resultsPath } from "../../model/election/results-address.ts";
import { stateOf } from "./states.ts";

type ResultsBlock = BlockOf<"election-results">;

export async function filledResults(block: ResultsBlock, context: PageContext): Promise<ResultsBlock | undefined> {
  const { props } = block;
  if (props.balance.length + props.items.length > 0) return block;
  const { content, now } = context;
  const election = await fetchOrContinue(context, "election", async () =>
    props.election === undefined
      ? currentElection(await content.all("election"), now)
      : content.byId("election", props.election),
  );
  if (!election?.published) return undefined;
  const path = resultsPath(election.id);
  const view = electionView(election);
  const state = props.state && (stateOf(props.state)?.slug ?? slugOf(props.state));
  const office = props.office && slugOf(props.office);
  const races = view.races
    .map(({ race }) => race)
    .filter((race) => (!state || race.state?.slug === state) && (!office || race.officeSlug === office))
    .toSorted((a, b) => Number(b.isKey) - Number(a.isKey))
    .slice(0, props.races);
  if (races.length === 0) return undefined;
  return {
    ...block,
    props: {
      ...props,
      url: props.url ?? path,
      balance: state ? [] : view.chambers.map(({ chamber }) => seatsRow(chamber, path)),
      items: races.map((race) => raceRow(race, path)),
    },
  };
}
