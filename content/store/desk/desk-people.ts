// The people of the desk, and the invitations by which they come. Who has lost the desk stays in the list, for the log speaks of them.

import { randomUUID } from "node:crypto";
import type { PersonLine } from "../../../model/desk/calls.ts";
import { isRole, type Role } from "../../../model/desk/roles.ts";
import type { Database } from "../database.ts";
import { newSecret, secretHash } from "./secret-hash.ts";

export interface NewPerson {
  name: string;
  role: Role;
  email?: string;
}

export interface Person {
  id: string;
  name: string;
  role: Role;
}

export interface IssuedInvitation {
  secret: string;
  until: number;
}

const invitationLasts = 3 * 86_400_000;

/** A role that this version does not know may do what everybody may. */
export function readRole(stored: string): Role {
  return isRole(stored) ? stored : "reporter";
}

export function deskPeople({ read, durable }: Database, now: () => number) {
  const personOf = ({ id, name, role }: { id: string; name: string; role: string }): Person => ({
    id,
    name,
    role: readRole(role),
  });

  const active = () => durable.selectFrom("desk_people").select(["id", "name", "role"]).where("ended_at", "is", null);

  return {
    async add({ name, role, email }: NewPerson, identity: string | null = null): Promise<Person> {
      const id = randomUUID();
      await durable
        .insertInto("desk_people")
        .values({
          id,
          name,
          role,
          email: email?.toLowerCase() ?? null,
          identity,
          created_at: now(),
          ended_at: null,
          seen_at: null,
        })
        .execute();
      return { id, name, role };
    },

    async byId(id: string): Promise<Person | undefined> {
      const row = await active().where("id", "=", id).executeTakeFirst();
      return row && personOf(row);
    },

    async byEmail(email: string): Promise<Person | undefined> {
      const row = await active().where("email", "=", email.toLowerCase()).executeTakeFirst();
      return row && personOf(row);
    },

    async byIdentity(identity: string): Promise<Person | undefined> {
      const row = await active().where("identity", "=", identity).executeTakeFirst();
      return row && personOf(row);
    },

    /** Whoever is in by an account needs no invitation, and a link that is left lying about lets nobody in. */
    async setIdentity(id: string, identity: string): Promise<void> {
      await durable.transaction().execute(async (transaction) => {
        await transaction.updateTable("desk_people").set({ identity }).where("id", "=", id).execute();
        await transaction.deleteFrom("desk_invitations").where("person", "=", id).execute();
      });
    },

    /** One at a time: the link of before no longer leads anywhere. */
    async invite(person: string): Promise<IssuedInvitation> {
      const secret = newSecret();
      const until = now() + invitationLasts;
      await durable
        .insertInto("desk_invitations")
        .values({ hash: secretHash(secret), person, until })
        .onConflict((conflict) => conflict.column("person").doUpdateSet({ hash: secretHash(secret), until }))
        .execute();
      return { secret, until };
    },

    async invited(secret: string): Promise<Person | undefined> {
      const row = await active()
        .innerJoin("desk_invitations", "desk_invitations.person", "desk_people.id")
        .where("hash", "=", secretHash(secret))
        .where("until", ">", now())
        .executeTakeFirst();
      return row && personOf(row);
    },

    /** False where another was quicker: an invitation counts once. */
    async useInvitation(secret: string): Promise<boolean> {
      const used = await durable
        .deleteFrom("desk_invitations")
        .where("hash", "=", secretHash(secret))
        .where("until", ">", now())
        .executeTakeFirst();
      return used.numDeletedRows > 0n;
    },

    /** Whoever loses the desk is signed out everywhere. The last admin keeps it, or nobody could give it back. */
    async change(
      id: string,
      { role, isActive }: { role: Role; isActive: boolean },
    ): Promise<"changed" | "last-admin" | "missing"> {
      return durable.transaction().execute(async (transaction) => {
        const others = await transaction
          .selectFrom("desk_people")
          .select("id")
          .where("role", "=", "admin")
          .where("ended_at", "is", null)
          .where("id", "!=", id)
          .execute();
        const before = await transaction
          .selectFrom("desk_people")
          .select(["role", "ended_at"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (before === undefined) return "missing";
        const losesAdmin = before.role === "admin" && before.ended_at === null && (role !== "admin" || !isActive);
        if (losesAdmin && others.length === 0) return "last-admin";
        const ended = isActive ? null : (before.ended_at ?? now());
        await transaction.updateTable("desk_people").set({ role, ended_at: ended }).where("id", "=", id).execute();
        if (!isActive) {
          await transaction.deleteFrom("desk_sessions").where("person", "=", id).execute();
          await transaction.deleteFrom("desk_invitations").where("person", "=", id).execute();
        }
        return "changed";
      });
    },

    async list(): Promise<PersonLine[]> {
      const rows = await read
        .selectFrom("desk_people")
        .select((row) => [
          "id",
          "name",
          "email",
          "role",
          "created_at",
          "ended_at",
          "seen_at",
          row
            .selectFrom("desk_passkeys")
            .select(({ fn }) => fn.countAll<number>().as("passkeys"))
            .whereRef("desk_passkeys.person", "=", "desk_people.id")
            .as("passkeys"),
          row
            .selectFrom("desk_sessions")
            .select(({ fn }) => fn.countAll<number>().as("sessions"))
            .whereRef("desk_sessions.person", "=", "desk_people.id")
            .where("ends_at", ">", now())
            .as("sessions"),
          row
            .selectFrom("desk_invitations")
            .select("until")
            .whereRef("desk_invitations.person", "=", "desk_people.id")
            .where("until", ">", now())
            .as("invited"),
        ])
        .orderBy("name")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        role: readRole(row.role),
        createdAt: row.created_at,
        endedAt: row.ended_at,
        passkeys: Number(row.passkeys),
        sessions: Number(row.sessions),
        lastSeenAt: row.seen_at,
        invitedUntil: row.invited,
      }));
    },
  };
}
