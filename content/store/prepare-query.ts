// A query whose SQL is made once and run many times: building SQL costs more than an indexed read.

import { sql, type CompiledQuery, type RawBuilder } from "kysely";
import type { Connection } from "./database.ts";

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
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
  let compiled: CompiledQuery<Row> | undefined;
  return async (values, connection = home) => {
    compiled ??= build((name) => sql`${new Parameter(name)}`).compile(home);
    const parameters: unknown[] = compiled.parameters.map((value) =>
      value instanceof Parameter ? Reflect.get(values, value.name) : value,
    );
    const { rows } = await connection.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
