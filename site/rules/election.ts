// ROUTE-11: the election whose results stand at this address; /elections shows the current one. None is no fault: a front or a static page
// may stand there.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { currentElection } from "../election/current-election.ts";
import type { PageContext } from "../page-context.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

const specified = "2023";

export async function election(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const record = await fetchOrContinue(context, "election", () => electionAt(context));
  if (record?.published) context.state.setActualContent({ type: "election", record });
}

async function electionAt({ route, params, content, now }: PageContext): Promise<RecordDocs["election"] | undefined> {
  const { hash, year = specified } = params;
  if (hash !== undefined) return content.byId("election", `${year}/${hash}`);
  return route.name === "elections" ? currentElection(await content.all("election"), now) : undefined;
}
