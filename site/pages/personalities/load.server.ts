// ROUTE-07, LAYOUT-03: the people of the newsroom. Two addresses show the same list; /personalities is its own.

import { addressOf } from "../../../model/addresses/address-of.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { brand, hasTelevision } from "../../../model/brand.ts";
import { listHead } from "../../head/show-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore, fetchOrContinue } from "../../rules/fetch-failure.ts";
import { sortShows } from "../shows/show-summary.ts";
import { listedPeople } from "./listed-people.ts";

const ownPath = addressOf("/personalities");
/** LAYOUT-03; who has nobody on air lists those who write. */
const title = hasTelevision ? "On Air Personalities" : "Our Journalists";
const people = hasTelevision ? "anchors, hosts, correspondents and columnists" : "reporters, editors and columnists";

export async function loadPersonalitiesPage(context: PageContext): Promise<PageContent<"personalities">> {
  const { content, origin } = context;
  const [listed, shows] = await Promise.all([
    fetchFromStore(context, "persons", () => content.all("person")),
    fetchOrContinue(context, "shows", () => content.all("show")),
  ]);
  if (listed === null) throw notFound(messages.pageNotFound);
  const { personalities, authors } = listedPeople(listed, sortShows(shows ?? []));
  const everyone = [...personalities, ...authors.flatMap((letter) => letter.people)];
  return {
    page: "personalities",
    props: { title, personalities, authors },
    head: listHead(
      {
        title,
        description: `The ${people} of ${brand.name}.`,
        path: ownPath,
        origin,
        pageType: "personalities",
      },
      everyone.map(({ name, url }) => ({ name, url })),
    ),
    status: 200,
    isEmpty: personalities.length + authors.length === 0,
    bodyClass: "personalities",
  };
}
