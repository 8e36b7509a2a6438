// A query whose SQL is made once and run many times: building SQL costs more than an indexed read.

import { sql, type Compilable, type CompiledQuery, type RawBuilder } from "kysely";
import type { Connection } from "./database.ts";

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type ParameterOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

export type PreparedQuery<Values, Row> = (values: Values, connection?: Connection) => Promise<Row[]>;

export function prepareQuery<Values extends Record<string, unknown>, Row>(
  home: Connection,
  build: (parameter: ParameterOf<Values>) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (values, connection = home) => {
    compiled ??= build((name) => sql`${new Parameter(name)}`).compile();
    const parameters = compiled.parameters.map((value) => (value instanceof Parameter ? values[value.name] : value));
    const { rows } = await connection.executeQuery({ ...compiled, parameters });
    return rows;
  };
}
