// One list walked newest first, from a place on; further lists, and lists to stay out of, are probed entry by entry.

import { sql } from "kysely";
import type { RecordType } from "../../records/kinds.ts";
import type { Database } from "../database.ts";
import { numberOfList } from "./number-of-list.ts";
import { prepareQuery, type ParameterOf, type PreparedQuery } from "../prepare-query.ts";

export interface Walk {
  type: RecordType;
  /** The first one is walked, the others must hold the record too. */
  lists: readonly string[];
  exclude: readonly string[];
}

/** An entry of a list. */
export interface Place {
  at: number;
  key: number;
}

/** `in0` is the list that is walked, `in1` … must hold the record too, `out0` … must not. */
type WalkValues = { type: RecordType; at: number; key: number; size: number; skip: number } & Record<
  `in${number}` | `out${number}`,
  string
>;

interface Steps {
  /** Where to begin, that entry included. */
  from: Place;
  skip: number;
  size: number;
}

/** Before the first entry that is due. */
export function dueAt(now: number): Place {
  return { at: now, key: Number.MAX_SAFE_INTEGER };
}

/** A query that is made from walked entries, prepared once for each number of lists. */
export function scanQuery<Row>(
  database: Database,
  finish: (entries: ReturnType<typeof walkedEntries>) => Finished<Row>,
): (walk: Walk, steps: Steps) => Promise<Row[]> {
  const queries = new Map<string, PreparedQuery<WalkValues, Row>>();

  return ({ type, lists, exclude }, { from, skip, size }) => {
    const shape = `${lists.length}/${exclude.length}`;
    const query =
      queries.get(shape) ??
      prepareQuery<WalkValues, Row>(database.read, (parameter) =>
        finish(walkedEntries(database, parameter, { lists: lists.length, excluded: exclude.length })),
      );
    queries.set(shape, query);
    const values: WalkValues = { type, ...from, skip, size };
    lists.forEach((list, position) => (values[`in${position}`] = list));
    exclude.forEach((list, position) => (values[`out${position}`] = list));
    return query(values);
  };
}

type Finished<Row> = ReturnType<Parameters<typeof prepareQuery<WalkValues, Row>>[1]>;

function walkedEntries(
  { read }: Database,
  parameter: ParameterOf<WalkValues>,
  { lists, excluded }: { lists: number; excluded: number },
) {
  const numberOf = (name: `in${number}` | `out${number}`) => numberOfList(read, parameter("type"), parameter(name));
  let walked = read
    .selectFrom("listings as walked")
    .select(["walked.at", "walked.key"])
    .where("walked.list", "=", numberOf("in0"))
    .where(sql<boolean>`(walked.at, walked.key) <= (${parameter("at")}, ${parameter("key")})`);
  const probes = [
    ...Array.from({ length: lists - 1 }, (_, position) => ({ list: numberOf(`in${position + 1}`), wanted: true })),
    ...Array.from({ length: excluded }, (_, position) => ({ list: numberOf(`out${position}`), wanted: false })),
  ];
  for (const { list, wanted } of probes) {
    walked = walked.where((expression) => {
      const found = expression.exists(
        expression
          .selectFrom("listings as other")
          .select("other.key")
          .where("other.list", "=", list)
          // A record stands at the same time in all its lists.
          .whereRef("other.at", "=", "walked.at")
          .whereRef("other.key", "=", "walked.key"),
      );
      return wanted ? found : expression.not(found);
    });
  }
  return walked
    .orderBy("walked.at", "desc")
    .orderBy("walked.key", "desc")
    .limit(parameter("size"))
    .offset(parameter("skip"));
}
