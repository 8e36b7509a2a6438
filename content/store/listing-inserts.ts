// Files a record under its lists with one statement: a story is in ten lists or more.

import type { Connection, Database } from "./database.ts";
import { prepareQuery, type PreparedQuery } from "./prepare-query.ts";

/** `list0`, `list1` …: one parameter a list. */
type Values = { at: number; key: number } & Record<`list${number}`, number>;

/** Keeps the number of different statements small, and of parameters below every database's limit. */
const MOST_AT_ONCE = 20;

export function listingInserts({ write }: Database) {
  const inserts = new Map<number, PreparedQuery<Values, never>>();

  function insertOf(rows: number): PreparedQuery<Values, never> {
    const known = inserts.get(rows);
    if (known !== undefined) return known;
    const insert = prepareQuery<Values, never>(write, (parameter) =>
      write.insertInto("listings").values(
        Array.from({ length: rows }, (_, row) => ({
          list: parameter(`list${row}`),
          at: parameter("at"),
          key: parameter("key"),
        })),
      ),
    );
    inserts.set(rows, insert);
    return insert;
  }

  return async (
    lists: readonly number[],
    record: { at: number; key: number },
    connection: Connection,
  ): Promise<void> => {
    for (let first = 0; first < lists.length; first += MOST_AT_ONCE) {
      const some = lists.slice(first, first + MOST_AT_ONCE);
      const values: Values = { ...record };
      some.forEach((list, row) => (values[`list${row}`] = list));
      await insertOf(some.length)(values, connection);
    }
  };
}
