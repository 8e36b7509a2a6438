import type { PostgresPoolClient } from "kysely";

/** Connections that say when they are given back: always the same object for one, by which Kysely tells the new ones. */
export function onRelease(hear: () => void): (client: PostgresPoolClient) => PostgresPoolClient {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return (client) => {
    const made = known.get(client) ?? {
      query: client.query.bind(client),
      release() {
        hear();
        client.release();
      },
    };
    known.set(client, made);
    return made;
  };
}
