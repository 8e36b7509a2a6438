// What a sign-in that has begun waits for, such as the challenge that a passkey has to sign. Each is taken once.

import type { Database } from "../database.ts";
import { newSecret, secretHash } from "./secret-hash.ts";

/** Whoever has not finished by then begins anew. */
const patience = 10 * 60_000;

export function deskPending({ durable }: Database, now: () => number) {
  return {
    /** The secret by which it is taken again. */
    async begin(says: object): Promise<string> {
      const secret = newSecret();
      await durable.deleteFrom("desk_pending").where("until", "<=", now()).execute();
      await durable
        .insertInto("desk_pending")
        .values({ hash: secretHash(secret), says: JSON.stringify(says), until: now() + patience })
        .execute();
      return secret;
    },

    async take(secret: string): Promise<unknown> {
      const taken = await durable
        .deleteFrom("desk_pending")
        .where("hash", "=", secretHash(secret))
        .returning(["says", "until"])
        .executeTakeFirst();
      return taken !== undefined && taken.until > now() ? JSON.parse(taken.says) : undefined;
    },
  };
}
