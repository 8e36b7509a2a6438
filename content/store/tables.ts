// The tables as queries see them. Both databases hold the same columns; see `migrations.ts`.

import type { Generated } from "kysely";
import type { RecordType } from "../records/kinds.ts";
import type { DeskTables } from "./desk/desk-tables.ts";
import type { EdgeTables } from "./edges/edge-tables.ts";
import type { NodeTables } from "./nodes/node-tables.ts";
import type { TokenTables } from "./tokens/token-tables.ts";
import type { WebhookTables } from "./webhooks/webhook-tables.ts";

export interface Tables extends DeskTables, EdgeTables, NodeTables, TokenTables, WebhookTables {
  records: RecordsTable;
  addresses: AddressesTable;
  lists: ListsTable;
  listings: ListingsTable;
  changes: ChangesTable;
  /** See `secrets.ts`. */
  secrets: { name: string; value: string };
  /** Words of headlines and names; see `vocabulary.ts`. */
  vocabulary: { number: Generated<number>; word: string };
  /** What readers sent in, and what becomes of it; see `mail-store.ts`. */
  submissions: SubmissionsTable;
  used_tokens: { nonce: string; until: number };
  outbox: OutboxTable;
  subscriptions: SubscriptionsTable;
  /** Devices that get news alerts, and what is on its way to them; see `push-store.ts`. */
  push_subscriptions: PushSubscriptionsTable;
  push_alerts: PushAlertsTable;
  push_outbox: PushOutboxTable;
  /** What sites on this store have agreed on; see `agreed-list.ts`. */
  settings: { name: string; value: string };
  /** How often readers were led by a redirect, and when last; see `redirect-uses.ts`. */
  redirect_uses: { id: string; uses: number; last_at: number };
  /** What records were before; see `revision-rows.ts`. */
  revisions: RevisionsTable;
  /** Posts of live events that came by themselves; see `post-rows.ts`. */
  live_posts: LivePostsTable;
  /** When something was put right in which story; see `corrections.ts`. */
  corrections: CorrectionsTable;
  migrations: { name: string };
}

interface RecordsTable {
  /** Row number, by which the full-text index knows a record. */
  key: Generated<number>;
  type: RecordType;
  id: string;
  path: string | null;
  at: number;
  /** 0 or 1: SQLite has no booleans. */
  published: number;
  /** When a published record will leave its lists; null for one that stays, and for one that has left. */
  expires: number | null;
  hash: string;
  prepared_by: number;
  /** JSON list of the lists it is filed under, so that they need no index by record. */
  lists: string;
  card: string | null;
  doc: string;
  /** As it came, packed: see `records/pack-source.ts`. */
  source: Uint8Array;
  /** When, by whom and by what way it came to be as it is; null where nobody noted it. */
  changed_at: number | null;
  changed_by: string | null;
  changed_way: string | null;
}

interface RevisionsTable {
  number: Generated<number>;
  type: RecordType;
  id: string;
  /** Of a live event; empty for the record itself. */
  post: string;
  /** When, by whom and by what way this version came to be. */
  changed_at: number | null;
  changed_by: string | null;
  changed_way: string | null;
  /** When another took its place. */
  until: number;
  hash: string | null;
  /** Packed; null where the change took the record away. */
  source: Uint8Array | null;
}

/** One row for each path at which a record is found. */
interface AddressesTable {
  /** The path as it is compared; of a redirect, with the query that it holds for. */
  place: string;
  type: RecordType;
  /** The record's. */
  key: number;
  path: string;
  /** 1 for a path that only leads to the record. */
  alias: number;
  /** Of a redirect for one query: see `redirects/query-patterns.ts`. */
  pattern: string | null;
}

/** The names of lists, so that the many rows of `listings` are a few bytes each. */
interface ListsTable {
  number: Generated<number>;
  type: RecordType;
  name: string;
}

/** One row for each list a published record is in. */
interface ListingsTable {
  list: number;
  at: number;
  /** The record's. */
  key: number;
}

interface ChangesTable {
  seq: Generated<number>;
  at: number;
  /** JSON list of surrogate keys. */
  keys: string;
}

interface LivePostsTable {
  /** In the order in which they came. */
  number: Generated<number>;
  event: string;
  id: string;
  /** When it came, as the times of posts go: each later than the one before. */
  at: number;
  /** What was first sent to append it: sent again, it is no other post. Null for one that came with its event. */
  sent: string | null;
  /** Null for one that was removed, as is the source. */
  hash: string | null;
  prepared_by: number;
  /** 1 for a pinned one. */
  pinned: number;
  /** What it weighs itself, and on the first page wherever it stands; see `post-weights.ts`. */
  weight: number;
  first_weight: number;
  changed_at: number | null;
  changed_by: string | null;
  changed_way: string | null;
  source: string | null;
  /** JSON, as it was parsed; null until then. */
  doc: string | null;
}

interface SubmissionsTable {
  number: Generated<number>;
  id: string;
  kind: string;
  at: number;
  /** In lower case: the address that limits count by. */
  email: string;
  /** Who sent it as limits know it: no address, a mark made of it. */
  sender: string | null;
  /** JSON. */
  fields: string;
}

interface OutboxTable {
  number: Generated<number>;
  /** Becomes the Message-ID: the same at every try. */
  id: string;
  submission: string | null;
  /** JSON; empty once it is delivered. */
  letter: string;
  /** When it may be tried next; null when nobody tries any more. */
  due: number | null;
  tries: number;
  sent_at: number | null;
  fault: string | null;
}

interface SubscriptionsTable {
  email: string;
  list: string;
  asked_at: number;
  confirmed_at: number | null;
}

interface PushSubscriptionsTable {
  number: Generated<number>;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** JSON list. */
  topics: string;
  /** Minutes after midnight in the zone; null without quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  created_at: number;
  /** As limits know it, for as long as they count. */
  sender: string | null;
  /** In a row. */
  failures: number;
}

interface PushAlertsTable {
  alert: string;
  at: number;
  /** The last subscription it has been queued for; null when that is done. */
  reached: number | null;
}

interface PushOutboxTable {
  number: Generated<number>;
  alert: string;
  subscription: number;
  /** When it may be tried next; null when nobody tries any more. */
  due: number | null;
  tries: number;
  sent_at: number | null;
  fault: string | null;
}

/** One row for each correction, made of the records: lists go by when a story came out, these by when it was put right. */
interface CorrectionsTable {
  at: number;
  /** The record's. */
  key: number;
  /** The correction's own. */
  id: string;
}
