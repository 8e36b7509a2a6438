// The passkeys of people at the desk: of each the public half.

import type { PasskeyLine } from "../../../model/desk/calls.ts";
import type { Database } from "../database.ts";

export interface Passkey {
  credential: string;
  person: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

export function deskPasskeys({ read, durable }: Database, now: () => number) {
  return {
    async add({ credential, person, publicKey, counter, transports }: Passkey, name: string): Promise<void> {
      await durable
        .insertInto("desk_passkeys")
        .values({
          credential,
          person,
          public_key: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: JSON.stringify(transports),
          name,
          created_at: now(),
          used_at: null,
        })
        .execute();
    },

    async byCredential(credential: string): Promise<Passkey | undefined> {
      const row = await read
        .selectFrom("desk_passkeys")
        .innerJoin("desk_people", "desk_people.id", "desk_passkeys.person")
        .select(["credential", "person", "public_key", "counter", "transports"])
        .where("credential", "=", credential)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return (
        row && {
          credential,
          person: row.person,
          publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
          counter: row.counter,
          transports: JSON.parse(row.transports),
        }
      );
    },

    async noteUse(credential: string, counter: number): Promise<void> {
      await durable
        .updateTable("desk_passkeys")
        .set({ counter, used_at: now() })
        .where("credential", "=", credential)
        .execute();
    },

    /** The last one stays: without it nobody could sign in. */
    async remove(person: string, credential: string): Promise<"removed" | "missing" | "last"> {
      return durable.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom("desk_passkeys")
          .select("credential")
          .where("person", "=", person)
          .execute();
        if (rows.every((row) => row.credential !== credential)) return "missing";
        if (rows.length === 1) return "last";
        await transaction.deleteFrom("desk_passkeys").where("credential", "=", credential).execute();
        return "removed";
      });
    },

    async list(person: string): Promise<PasskeyLine[]> {
      const rows = await read
        .selectFrom("desk_passkeys")
        .select(["credential", "name", "created_at", "used_at"])
        .where("person", "=", person)
        .orderBy("created_at")
        .execute();
      return rows.map((row) => ({
        id: row.credential,
        name: row.name,
        createdAt: row.created_at,
        usedAt: row.used_at,
      }));
    },
  };
}
