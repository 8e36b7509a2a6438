// A query whose SQL is made once and run many times: building SQL costs more than an indexed read.

import { sql, type CompiledQuery, type RawBuilder } from "kysely";
import type { Connection } from "./database.ts";

/** Stands in the SQL for what each run gives in its place. */
class Parameter<Values> {
  readonly of: (values: Values) => unknown;
  constructor(of: (values: Values) => unknown) {
    this.of = of;
  }
}

export type ParameterOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** What Kysely's builders and its `sql` have in common. */
interface Buildable<Row> {
  compile(home: Connection): CompiledQuery<Row>;
}

export type PreparedQuery<Values, Row> = (values: Values, connection?: Connection) => Promise<Row[]>;

export function prepareQuery<Values extends object, Row>(
  home: Connection,
  build: (parameter: ParameterOf<Values>) => Buildable<Row>,
): PreparedQuery<Values, Row> {
  return prepare(home, () => build((name) => sql`${new Parameter<Values>((values) => values[name])}`));
}

/** How many rows one statement takes: few different statements, whatever the number of rows. */
const rowsAtOnce = [64, 16, 4, 1];

/** A statement for many rows at once: on the way to a database each one costs as much as its work. */
export function prepareRows<Values extends object, Row>(
  home: Connection,
  build: (rows: readonly ParameterOf<Values>[]) => Buildable<Row>,
): PreparedQuery<readonly Values[], Row> {
  const sized = rowsAtOnce.map((size) => {
    const rows = Array.from({ length: size }, (_, place): ParameterOf<Values> => {
      return (name) => sql`${new Parameter<readonly Values[]>((values) => values[place]?.[name])}`;
    });
    return { size, run: prepare<readonly Values[], Row>(home, () => build(rows)) };
  });
  return async (values, connection) => {
    const answers: Row[] = [];
    let done = 0;
    for (const { size, run } of sized) {
      for (; values.length - done >= size; done += size) {
        answers.push(...(await run(values.slice(done, done + size), connection)));
      }
    }
    return answers;
  };
}

function prepare<Values, Row>(home: Connection, build: () => Buildable<Row>): PreparedQuery<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (values, connection = home) => {
    compiled ??= build().compile(home);
    const parameters = compiled.parameters.map((value) => (value instanceof Parameter ? value.of(values) : value));
    const { rows } = await connection.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
