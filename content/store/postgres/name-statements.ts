// Statements by name: PostgreSQL then reads and plans one once for each connection, not every time.

import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";

/** Statements that are written anew for every number of values would otherwise be remembered without end. */
const mostNamed = 300;
const longestNamed = 30_000;

export function namingStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNamed || text.length > longestNamed) return name;
    const made = `statement_${names.size + 1}`;
    names.set(text, made);
    return made;
  }

  /** Kysely tells new connections by the object. */
  function naming(client: PoolClient): PostgresPoolClient {
    return {
      query: (text: unknown, values?: readonly unknown[]): never => {
        const statement = String(text);
        const name = values === undefined || values.length === 0 ? undefined : nameOf(statement);
        // Kysely's words for what `pg` answers; without cursors nothing else is asked for.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return client.query({ text: statement, values: values && [...values], name }) as never;
      },
      release: () => client.release(),
    };
  }

  return {
    async connect() {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? naming(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
