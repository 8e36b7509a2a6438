// What of the store is backed up besides the records: what cannot be made of them. Row numbers are the database's own and are given anew,
// so what is on its way to devices, which goes by them, is left out: an alert of a backup is no news. Nor are sessions of the desk, which end with it.

interface BackedUp {
  order: string;
  columns: readonly string[];
  /** Of them those that are no text: in a backup they are base64. */
  bytes?: readonly string[];
}

export const backedUpTables = {
  secrets: { order: "name", columns: ["name", "value"] },
  settings: { order: "name", columns: ["name", "value"] },
  submissions: { order: "number", columns: ["id", "kind", "at", "email", "sender", "fields"] },
  used_tokens: { order: "nonce", columns: ["nonce", "until"] },
  outbox: { order: "number", columns: ["id", "submission", "letter", "due", "tries", "sent_at", "fault"] },
  subscriptions: { order: "email, list", columns: ["email", "list", "asked_at", "confirmed_at"] },
  push_subscriptions: {
    order: "number",
    columns: [
      "endpoint",
      "p256dh",
      "auth",
      "topics",
      "quiet_from",
      "quiet_to",
      "zone",
      "created_at",
      "sender",
      "failures",
    ],
  },
  redirect_uses: { order: "id", columns: ["id", "uses", "last_at"] },
  desk_people: {
    order: "id",
    columns: ["id", "name", "email", "role", "identity", "created_at", "ended_at", "seen_at"],
  },
  desk_passkeys: {
    order: "credential",
    columns: ["credential", "person", "public_key", "counter", "transports", "name", "created_at", "used_at"],
  },
  desk_drafts: {
    order: "layout",
    columns: ["layout", "base", "base_version", "front", "steps", "began_at", "publish_at", "publish_by"],
  },
  desk_discarded: { order: "layout", columns: ["layout", "at", "name", "draft", "steps"] },
  access_tokens: {
    order: "id",
    columns: [
      "id",
      "name",
      "hash",
      "kinds",
      "sections",
      "may_write",
      "created_at",
      "created_by",
      "expires_at",
      "used_at",
      "revoked_at",
      "revoked_by",
    ],
  },
  desk_log: { order: "number", columns: ["at", "person", "name", "act", "subject", "details"] },
  webhooks: {
    order: "id",
    columns: [
      "id",
      "url",
      "events",
      "secrets",
      "created_at",
      "failures",
      "failing_since",
      "fault",
      "off_at",
      "off_reason",
    ],
  },
  push_alerts: { order: "alert", columns: ["alert", "at"] },
  revisions: {
    order: "number",
    columns: ["type", "id", "post", "changed_at", "changed_by", "changed_way", "until", "hash", "source"],
    bytes: ["source"],
  },
  live_posts: {
    order: "number",
    columns: ["event", "id", "at", "sent", "hash", "changed_at", "changed_by", "changed_way", "source"],
  },
} as const satisfies Record<string, BackedUp>;

export type BackedUpTable = keyof typeof backedUpTables;

/** A row that belongs to a record, and is restored after it: the record would be taken to speak for it. */
export const followsRecords = (table: BackedUpTable) => table === "live_posts";

export function isBackedUp(name: string): name is BackedUpTable {
  return Object.hasOwn(backedUpTables, name);
}

export function backedUp(name: BackedUpTable): BackedUp {
  return backedUpTables[name];
}

export const backedUpNames: readonly BackedUpTable[] = Object.keys(backedUpTables).filter(isBackedUp);
