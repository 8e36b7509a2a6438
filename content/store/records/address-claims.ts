// Which records have an address, whether readers see them or not: for whoever must not take one from another. Pages to begin with have none that
// anybody else could not take.

import { sql } from "kysely";
import { fromPlace, placeText } from "../../redirects/redirect-address.ts";
import { atOfStarters } from "../../records/static-page.ts";
import type { Connection, Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { RecordName } from "../../records/parse-record.ts";
import type { PlacedRecord } from "../store.ts";
import { comparedPath } from "./compared-path.ts";

interface ClaimRow extends Omit<PlacedRecord, "isAlias"> {
  place: string;
  alias: number;
}

export function addressClaims({ read, spelling }: Database) {
  const claimsAt = prepareQuery<{ places: string }, ClaimRow>(read, (parameter) =>
    read
      .selectFrom("addresses")
      .innerJoin("records", "records.key", "addresses.key")
      .select(["addresses.place", "addresses.type", "addresses.path", "addresses.alias", "records.id"])
      .where(sql<boolean>`addresses.place in (${spelling.textsIn(parameter("places"))})`)
      .where((row) => row.or([row("records.type", "!=", "static_page"), row("records.at", "!=", atOfStarters)]))
      .orderBy("records.id"),
  );

  /** As the rows of redirects, of pages, and of files and videos write it. */
  function placesOf(address: string): string[] {
    const place = fromPlace(address);
    const text = placeText(place);
    return place.query === undefined ? [text, place.path, comparedPath("article", place.path)] : [text];
  }

  return async (addresses: readonly string[], connection: Connection = read): Promise<Map<string, PlacedRecord[]>> => {
    const asked = new Map(addresses.map((address) => [address, new Set(placesOf(address))]));
    const places = new Set([...asked.values()].flatMap((some) => [...some]));
    if (places.size === 0) return new Map();
    const found = await claimsAt({ places: JSON.stringify([...places]) }, connection);
    const rows = Map.groupBy(found, ({ place }) => place);
    return new Map(
      [...asked].flatMap(([address, some]) => {
        const claims = [...some].flatMap((place) => rows.get(place) ?? []);
        const placed = claims.map(({ type, id, path, alias }) => ({ type, id, path, isAlias: alias === 1 }));
        return placed.length === 0 ? [] : [[address, placed] as const];
      }),
    );
  };
}

/** The first that is none of these. */
export function claimOfOthers(
  claims: ReadonlyMap<string, readonly PlacedRecord[]>,
  own: readonly RecordName[],
): PlacedRecord | undefined {
  const isOwn = (claim: RecordName) => own.some(({ type, id }) => type === claim.type && id === claim.id);
  return [...claims.values()].flat().find((claim) => !isOwn(claim));
}
