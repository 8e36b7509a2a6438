// What of the store is backed up besides the records: what cannot be made of them. Row numbers are the database's own and are given anew,
// so what is on its way to devices, which goes by them, is left out: an alert of a backup is no news.

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
  push_alerts: { order: "alert", columns: ["alert", "at"] },
} as const;

export type BackedUpTable = keyof typeof backedUpTables;

export function isBackedUp(name: string): name is BackedUpTable {
  return Object.hasOwn(backedUpTables, name);
}

export const backedUpNames: readonly BackedUpTable[] = Object.keys(backedUpTables).filter(isBackedUp);
