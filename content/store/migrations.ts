// What the tables look like, step by step. A step that has been released is never edited: a change is a new step.

import { sql, type Transaction } from "kysely";
import type { Database } from "./database.ts";
import { createDesk, noteLastSeen } from "./desk/create-desk.ts";
import { createDiscarded, createDrafts, keyBases } from "./desk/create-drafts.ts";
import { createEdges } from "./edges/create-edges.ts";
import { createNodes } from "./nodes/create-nodes.ts";
import { fillAddresses } from "./records/fill-addresses.ts";
import { fillExpiry } from "./records/fill-expiry.ts";
import { fillSearch } from "./search/fill-search.ts";
import { createLivePosts } from "./posts/create-posts.ts";
import { createRevisions } from "./revisions/create-revisions.ts";
import type { Tables } from "./tables.ts";
import { createTokens } from "./tokens/create-tokens.ts";
import { createWebhookTables } from "./webhooks/create-webhook-tables.ts";

export interface Migration {
  name: string;
  run(transaction: Transaction<Tables>, database: Database): Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: "001-records", run: createTables },
  { name: "002-secrets", run: createSecrets },
  { name: "003-numbered-lists", run: numberLists },
  { name: "004-labelled-search", run: labelSearch },
  { name: "005-mailroom", run: createMailTables },
  { name: "006-push", run: createPush },
  { name: "007-expiry", run: noteExpiry },
  { name: "008-short-search-lists", run: (transaction, { search }) => search.keepShort(transaction) },
  { name: "009-stems", run: takeStems },
  { name: "010-search-in-parts", run: (transaction, { search }) => search.divide(transaction) },
  { name: "011-addresses", run: indexAddresses },
  { name: "012-redirect-uses", run: createRedirectUses },
  { name: "013-revisions", run: createRevisions },
  { name: "014-live-posts", run: createLivePosts },
  { name: "015-desk", run: createDesk },
  { name: "016-corrections", run: createCorrections },
  { name: "017-webhooks", run: createWebhookTables },
  { name: "018-desk-drafts", run: createDrafts },
  { name: "019-tokens", run: createTokens },
  { name: "020-drafts-and-removals", run: indexDraftsAndRemovals },
  { name: "021-edges", run: createEdges },
  { name: "022-desk-discarded", run: createDiscarded },
  { name: "023-nodes", run: createNodes },
  { name: "024-desk-last-seen", run: noteLastSeen },
  { name: "025-desk-keyed-bases", run: keyBases },
];

async function createTables(transaction: Transaction<Tables>, { spelling, search }: Database): Promise<void> {
  const { counter, text, bytes, clustered } = spelling;
  // Small columns come first: a list reads `card` without touching the pages that hold `doc` and `source`.
  await sql`create table records (
    key ${counter},
    type ${text} not null,
    id ${text} not null,
    path ${text},
    at bigint not null,
    published integer not null,
    hash ${text} not null,
    prepared_by integer not null,
    lists ${text} not null,
    card ${text},
    doc ${text} not null,
    source ${bytes} not null,
    unique (type, id)
  )`.execute(transaction);
  await sql`create index records_by_path on records (type, path, published, at)`.execute(transaction);
  await sql`create table listings (
    type ${text} not null,
    list ${text} not null,
    at bigint not null,
    id ${text} not null,
    primary key (type, list, at, id)
  ) ${clustered}`.execute(transaction);
  await sql`create table changes (seq ${counter}, at bigint not null, keys ${text} not null)`.execute(transaction);
  await sql`create index changes_by_time on changes (at)`.execute(transaction);
  await search.create(transaction);
}

async function createSecrets(transaction: Transaction<Tables>, { spelling: { text } }: Database): Promise<void> {
  await sql`create table secrets (name ${text} primary key, value ${text} not null)`.execute(transaction);
}

/** A story is in ten lists or more: numbers instead of names make the largest index a third of its size. */
async function numberLists(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text, clustered } = spelling;
  await sql`create table lists (number ${counter}, type ${text} not null, name ${text} not null, unique (type, name))`.execute(
    transaction,
  );
  await sql`insert into lists (type, name) select distinct type, list from listings`.execute(transaction);
  await sql`alter table listings rename to named_listings`.execute(transaction);
  await sql`create table listings (
    list bigint not null,
    at bigint not null,
    key bigint not null,
    primary key (list, at, key)
  ) ${clustered}`.execute(transaction);
  await sql`insert into listings (list, at, key)
    select lists.number, named_listings.at, records.key
    from named_listings
    join lists on lists.type = named_listings.type and lists.name = named_listings.list
    join records on records.type = named_listings.type and records.id = named_listings.id
    order by 1, 2, 3`.execute(transaction);
  await sql`drop table named_listings`.execute(transaction);
}

/** Search can be narrowed, and knows the words that there are. What is stored already is read once more for it. */
async function labelSearch(transaction: Transaction<Tables>, database: Database): Promise<void> {
  const { counter, text } = database.spelling;
  await sql`create table vocabulary (number ${counter}, word ${text} not null unique)`.execute(transaction);
  await database.search.makeRoomForLabels(transaction);
  await fillSearch(transaction, database);
}

async function takeStems(transaction: Transaction<Tables>, database: Database): Promise<void> {
  if ((await database.search.takeStems(transaction)) === "empty") await fillSearch(transaction, database);
}

/** What readers send in, and the letters that leave for it. No content: never part of an export of records. */
async function createMailTables(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text } = spelling;
  await sql`create table submissions (
    number ${counter},
    id ${text} not null unique,
    kind ${text} not null,
    at bigint not null,
    email ${text} not null,
    sender ${text},
    fields ${text} not null
  )`.execute(transaction);
  await sql`create index submissions_by_email on submissions (email, at)`.execute(transaction);
  await sql`create index submissions_by_sender on submissions (sender, at)`.execute(transaction);
  await sql`create table used_tokens (nonce ${text} primary key, until bigint not null)`.execute(transaction);
  await sql`create index used_tokens_by_end on used_tokens (until)`.execute(transaction);
  await sql`create table outbox (
    number ${counter},
    id ${text} not null unique,
    submission ${text},
    letter ${text} not null,
    due bigint,
    tries integer not null,
    sent_at bigint,
    fault ${text}
  )`.execute(transaction);
  await sql`create index outbox_by_due on outbox (due, number) where sent_at is null`.execute(transaction);
  await sql`create index outbox_by_submission on outbox (submission)`.execute(transaction);
  await sql`create table subscriptions (
    email ${text} not null,
    list ${text} not null,
    asked_at bigint not null,
    confirmed_at bigint,
    primary key (email, list)
  )`.execute(transaction);
}

/** What ends at a time is found by that time. */
async function noteExpiry(transaction: Transaction<Tables>): Promise<void> {
  await sql`alter table records add column expires bigint`.execute(transaction);
  await sql`create index records_by_expiry on records (expires) where expires is not null`.execute(transaction);
  await fillExpiry(transaction);
}

/** Every path that leads to a record is found in one place. */
async function indexAddresses(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { text, clustered } = spelling;
  await sql`create table addresses (
    place ${text} not null,
    type ${text} not null,
    key bigint not null,
    path ${text} not null,
    alias integer not null,
    pattern ${text},
    primary key (place, type, key, path)
  ) ${clustered}`.execute(transaction);
  await sql`create index addresses_by_record on addresses (key)`.execute(transaction);
  await sql`create index addresses_by_pattern on addresses (pattern) where pattern is not null`.execute(transaction);
  await sql`drop index records_by_path`.execute(transaction);
  await sql`create table settings (name ${text} primary key, value ${text} not null)`.execute(transaction);
  await fillAddresses(transaction);
}

/** How often readers were led by which redirect. Like letters no content. */
async function createRedirectUses(transaction: Transaction<Tables>, { spelling: { text } }: Database): Promise<void> {
  await sql`create table redirect_uses (id ${text} primary key, uses bigint not null, last_at bigint not null)`.execute(
    transaction,
  );
}

/** Devices that asked for alerts, and what is on its way to them. Like letters no content. */
async function createPush(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { counter, text } = spelling;
  await sql`create table push_subscriptions (
    number ${counter},
    endpoint ${text} not null unique,
    p256dh ${text} not null,
    auth ${text} not null,
    topics ${text} not null,
    quiet_from integer,
    quiet_to integer,
    zone ${text} not null,
    created_at bigint not null,
    sender ${text},
    failures integer not null
  )`.execute(transaction);
  await sql`create index push_subscriptions_by_sender on push_subscriptions (sender, created_at) where sender is not null`.execute(
    transaction,
  );
  await sql`create table push_alerts (alert ${text} primary key, at bigint not null, reached bigint)`.execute(
    transaction,
  );
  await sql`create table push_outbox (
    number ${counter},
    alert ${text} not null,
    subscription bigint not null,
    due bigint,
    tries integer not null,
    sent_at bigint,
    fault ${text},
    unique (alert, subscription)
  )`.execute(transaction);
  await sql`create index push_outbox_by_due on push_outbox (due, number) where sent_at is null`.execute(transaction);
  await sql`create index push_outbox_by_subscription on push_outbox (subscription)`.execute(transaction);
}

/** What was put right, by its time. Filled as records are prepared. */
async function createCorrections(transaction: Transaction<Tables>, { spelling }: Database): Promise<void> {
  const { text, clustered } = spelling;
  await sql`create table corrections (
    at bigint not null,
    key bigint not null,
    id ${text} not null,
    primary key (at, key, id)
  ) ${clustered}`.execute(transaction);
  await sql`create index corrections_by_record on corrections (key)`.execute(transaction);
}

/** What readers do not see is little beside what they see: the newsroom finds it without looking through the rest. */
async function indexDraftsAndRemovals(transaction: Transaction<Tables>): Promise<void> {
  await sql`create index records_unpublished on records (type, key) where published = 0`.execute(transaction);
  await sql`create index revisions_of_removals on revisions (type, number) where hash is null`.execute(transaction);
}
