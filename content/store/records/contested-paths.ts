// Which paths of stories something else has too: another record, or a redirect that leads away. Few do: lists ask for those alone what stands there.

import { sql } from "kysely";
import type { RecordType } from "../../records/kinds.ts";
import { placeText } from "../../redirects/redirect-address.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { comparedPath } from "./compared-path.ts";

export function contestedPaths({ read, spelling }: Database) {
  const ownersAt = prepareQuery<{ places: string }, { place: string; type: RecordType }>(read, (parameter) =>
    read
      .selectFrom("addresses")
      .select(["place", "type"])
      .where(sql<boolean>`place in (${spelling.textsIn(parameter("places"))})`)
      .where("alias", "=", 0),
  );

  return {
    async contestedAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
      const places = new Set(paths.flatMap((path) => [comparedPath("article", path), placeText({ path })]));
      const owners = Map.groupBy(await ownersAt({ places: JSON.stringify([...places]) }), ({ place }) => place);
      return new Set(
        paths.filter((path) => {
          const records = owners.get(comparedPath("article", path)) ?? [];
          return records.length > 1 || owners.get(placeText({ path }))?.some(({ type }) => type === "redirect");
        }),
      );
    },
  };
}
