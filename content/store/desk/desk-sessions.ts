// Who is signed in, on which device, and until when. A session ends when nobody has used it for a while, after its longest time, or when somebody
// ends it; whoever has lost the desk has no session either.

import type { Transaction } from "kysely";
import type { Role } from "../../../model/desk/roles.ts";
import type { SessionLine } from "../../../model/desk/calls.ts";
import type { Database } from "../database.ts";
import { readRole } from "./desk-people.ts";
import type { Tables } from "../tables.ts";
import { newSecret, secretHash } from "./secret-hash.ts";

export interface NewSession {
  person: string;
  way: string;
  device: string;
  /** Milliseconds from now. */
  lasts: number;
}

export interface Session {
  hash: string;
  device: string;
  person: { id: string; name: string; role: Role };
}

/** Seen is written down once in a while, not at every call. */
const seenEvery = 60_000;

/** It stays when the session ends. */
const seeIn = (transaction: Transaction<Tables>, person: string, at: number) =>
  transaction.updateTable("desk_people").set({ seen_at: at }).where("id", "=", person).execute();

export function deskSessions({ read, durable }: Database, now: () => number) {
  const end = (hash: string) => durable.deleteFrom("desk_sessions").where("hash", "=", hash).execute();

  return {
    /** The secret for the cookie. */
    async begin({ person, way, device, lasts }: NewSession): Promise<string> {
      const secret = newSecret();
      const at = now();
      await durable.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("desk_sessions").where("ends_at", "<=", at).execute();
        await transaction
          .insertInto("desk_sessions")
          .values({ hash: secretHash(secret), person, began_at: at, seen_at: at, ends_at: at + lasts, way, device })
          .execute();
        await seeIn(transaction, person, at);
      });
      return secret;
    },

    /** Undefined for one that has ended, or that nobody used for `idle` milliseconds. */
    async of(secret: string, idle: number): Promise<Session | undefined> {
      const hash = secretHash(secret);
      const row = await read
        .selectFrom("desk_sessions")
        .innerJoin("desk_people", "desk_people.id", "desk_sessions.person")
        .select(["person", "name", "role", "device", "desk_sessions.seen_at", "ends_at", "ended_at"])
        .where("hash", "=", hash)
        .executeTakeFirst();
      if (row === undefined || row.ended_at !== null) return undefined;
      const at = now();
      if (row.ends_at <= at || row.seen_at + idle <= at) {
        await end(hash);
        return undefined;
      }
      if (row.seen_at + seenEvery <= at) {
        await durable.transaction().execute(async (transaction) => {
          await transaction.updateTable("desk_sessions").set({ seen_at: at }).where("hash", "=", hash).execute();
          await seeIn(transaction, row.person, at);
        });
      }
      return { hash, device: row.device, person: { id: row.person, name: row.name, role: readRole(row.role) } };
    },

    end,

    async endAll(person: string): Promise<number> {
      const ended = await durable.deleteFrom("desk_sessions").where("person", "=", person).executeTakeFirst();
      return Number(ended.numDeletedRows);
    },

    async endOne(person: string, hash: string): Promise<boolean> {
      const ended = await durable
        .deleteFrom("desk_sessions")
        .where("person", "=", person)
        .where("hash", "=", hash)
        .executeTakeFirst();
      return ended.numDeletedRows > 0n;
    },

    async list(person: string, current: string): Promise<SessionLine[]> {
      const rows = await read
        .selectFrom("desk_sessions")
        .selectAll()
        .where("person", "=", person)
        .where("ends_at", ">", now())
        .orderBy("seen_at", "desc")
        .execute();
      return rows.map(({ hash, device, way, began_at: beganAt, seen_at: seenAt }) => ({
        id: hash,
        device,
        way,
        beganAt,
        seenAt,
        isThis: hash === current,
      }));
    },
  };
}
