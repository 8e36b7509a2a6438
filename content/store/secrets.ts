// Secrets the site makes for itself, such as the one that signs preview links. They are stored in the database, so that every process on
// it knows the same one; they are no content and never part of an export.

import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

const secretBytes = 32;

export function secretReads({ write }: Database) {
  return {
    async secret(name: string): Promise<string> {
      return write.transaction().execute(async (transaction) => {
        // Whoever comes first decides; the others find it.
        await transaction
          .insertInto("secrets")
          .values({ name, value: randomBytes(secretBytes).toString("base64url") })
          .onConflict((conflict) => conflict.column("name").doNothing())
          .execute();
        const { value } = await transaction
          .selectFrom("secrets")
          .select("value")
          .where("name", "=", name)
          .executeTakeFirstOrThrow();
        return value;
      });
    },
  };
}
