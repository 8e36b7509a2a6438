// The numbers that stand for the names of lists. A process asks for each number once; one that a transaction gave out counts only when
// that transaction is committed.

import type { RecordType } from "../../records/kinds.ts";
import type { Connection, Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { listKey } from "../records/surrogate-keys.ts";

/** The numbers as one transaction sees them. */
export interface ListNumbers {
  numberOf(type: RecordType, name: string): Promise<number>;
  /** To be called once the transaction is committed. */
  keep(): void;
}

export function listNumbering({ write }: Database): (transaction: Connection) => ListNumbers {
  const known = new Map<string, number>();

  const find = prepareQuery<{ type: RecordType; name: string }, { number: number }>(write, (parameter) =>
    write
      .selectFrom("lists")
      .select("number")
      .where("type", "=", parameter("type"))
      .where("name", "=", parameter("name")),
  );
  const add = prepareQuery<{ type: RecordType; name: string }, { number: number }>(write, (parameter) =>
    write
      .insertInto("lists")
      .values({ type: parameter("type"), name: parameter("name") })
      .returning("number"),
  );

  return (transaction) => {
    const found = new Map<string, number>();
    return {
      async numberOf(type, name) {
        const key = listKey(type, name);
        const number = known.get(key) ?? found.get(key);
        if (number !== undefined) return number;
        // Writers take turns, so nobody adds the name in between.
        const [row = (await add({ type, name }, transaction))[0]] = await find({ type, name }, transaction);
        if (row === undefined) throw new Error(`The database did not answer with the number of ${key}.`);
        found.set(key, row.number);
        return row.number;
      },
      keep() {
        for (const [key, number] of found) known.set(key, number);
      },
    };
  };
}
