// Tokens of one's own: who may use the content API, for what and until when. Each call looks its token up, so that one that was revoked by any
// process is refused by all of them at once.

import type { Selectable } from "kysely";
import { z } from "zod";
import { isRecordType, type RecordType } from "../../records/kinds.ts";
import type { TokenScope } from "../../tokens/token-scope.ts";
import { isSecretOf, newToken, readTokenText } from "../../tokens/token-secret.ts";
import { noteDeed, type Deed } from "../desk/desk-log.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

export interface TokenToMake {
  name: string;
  scope: TokenScope;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Who makes or revokes one. */
export type TokenMaker = Pick<Deed, "person" | "name">;

export interface NamedToken {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: number;
  createdBy: string;
  expiresAt: number;
  usedAt: number | null;
  revokedAt: number | null;
  revokedBy: string | null;
}

export type FoundToken = { token: NamedToken } | { over: "expired" | "revoked"; name: string };

/** Its last use is written down once in a while, not at every call. */
const usedEvery = 60_000;

export type TokenStore = ReturnType<typeof openTokenStore>;

export function openTokenStore({ read, write, durable }: Database, now: () => number) {
  /** By their ids, when this process last wrote down that they were used. */
  const noted = new Map<string, number>();

  /** Nobody waits for it, and a use that is not written down is no harm. */
  function noteUse({ id, usedAt }: NamedToken): void {
    const at = now();
    if (Math.max(usedAt ?? 0, noted.get(id) ?? 0) + usedEvery > at) return;
    noted.set(id, at);
    write
      .updateTable("access_tokens")
      .set({ used_at: at })
      .where("id", "=", id)
      .execute()
      .catch(() => noted.delete(id));
  }

  return {
    /** The token is told once. Undefined where another one that holds has this name. */
    async make(
      { name, scope, expiresAt }: TokenToMake,
      maker: TokenMaker,
    ): Promise<{ id: string; token: string } | undefined> {
      const { id, token, hash } = newToken();
      const { kinds, sections, mayWrite } = scope;
      return durable.transaction().execute(async (transaction) => {
        const made = await transaction
          .insertInto("access_tokens")
          .values({
            id,
            name,
            hash,
            kinds: JSON.stringify(kinds),
            sections: JSON.stringify(sections),
            may_write: mayWrite ? 1 : 0,
            created_at: now(),
            created_by: maker.name,
            expires_at: expiresAt,
            used_at: null,
            revoked_at: null,
            revoked_by: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        if (made === undefined) return undefined;
        const details = { name, kinds, sections, mayWrite, expiresAt };
        await noteDeed(transaction, now(), { ...maker, act: "made-token", subject: `token/${id}`, details });
        return { id, token };
      });
    },

    /** Undefined for what is no token, or a wrong one: whether one is over is told to who holds it alone. */
    async of(text: string): Promise<FoundToken | undefined> {
      const given = readTokenText(text);
      if (given === undefined) return undefined;
      const row = await read.selectFrom("access_tokens").selectAll().where("id", "=", given.id).executeTakeFirst();
      if (!isSecretOf(given.secret, row?.hash) || row === undefined) return undefined;
      const token = tokenOf(row);
      if (token.revokedAt !== null) return { over: "revoked", name: token.name };
      if (token.expiresAt <= now()) return { over: "expired", name: token.name };
      noteUse(token);
      return { token };
    },

    /** Newest first. */
    async list(): Promise<NamedToken[]> {
      const rows = await durable
        .selectFrom("access_tokens")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(tokenOf);
    },

    /** By its id. The name of the one that was revoked; undefined where there is none that holds. */
    async revoke(id: string, maker: TokenMaker): Promise<string | undefined> {
      return durable.transaction().execute(async (transaction) => {
        const revoked = await transaction
          .updateTable("access_tokens")
          .set({ revoked_at: now(), revoked_by: maker.name })
          .where("id", "=", id)
          .where("revoked_at", "is", null)
          .returning("name")
          .executeTakeFirst();
        if (revoked === undefined) return undefined;
        const { name } = revoked;
        const subject = `token/${id}`;
        await noteDeed(transaction, now(), { ...maker, act: "revoked-token", subject, details: { name } });
        return name;
      });
    },
  };
}

const names = z.union([z.literal("all"), z.array(z.string())]);

/** Kinds that this version does not know are none. */
function kindsIn(json: string): readonly RecordType[] | "all" {
  const stored = names.parse(JSON.parse(json));
  return stored === "all" ? stored : stored.filter(isRecordType);
}

function tokenOf(row: Selectable<Tables["access_tokens"]>): NamedToken {
  return {
    id: row.id,
    name: row.name,
    scope: {
      kinds: kindsIn(row.kinds),
      sections: names.parse(JSON.parse(row.sections)),
      mayWrite: row.may_write === 1,
    },
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
    revokedBy: row.revoked_by,
  };
}
