// Opens the content store: PostgreSQL when an address is given, otherwise SQLite in the data directory.

import { backupStore } from "./backup/backup-rows.ts";
import { openChangeFeed } from "./change-feed.ts";
import type { Database } from "./database.ts";
import { addressClaims } from "./records/address-claims.ts";
import { contestedPaths } from "./records/contested-paths.ts";
import { dueRecords } from "./records/due-records.ts";
import { openDeskStore } from "./desk/desk-store.ts";
import { openEdgeStore } from "./edges/edge-store.ts";
import { openNodeStore } from "./nodes/node-store.ts";
import { openMailStore } from "./mail/mail-store.ts";
import { migrate } from "./migrate.ts";
import { agreeOnImageSources, type ImageSourceSettings } from "./image-sources.ts";
import { agreeOnAddresses } from "./moved-addresses.ts";
import { agreeOnHosts, type HostSettings } from "./own-hosts.ts";
import { agreeOnSignIn } from "./sign-in-setting.ts";
import { openPushStore } from "./push/push-store.ts";
import { correctionReads } from "./records/correction-rows.ts";
import { archiveQueries } from "./records/archive-queries.ts";
import { archiveReads } from "./records/read-archive.ts";
import { listArchiveReads } from "./lists/read-list-archive.ts";
import { listReads } from "./lists/read-lists.ts";
import { completionReads } from "./search/read-completions.ts";
import { olderReads } from "./records/read-older.ts";
import { pictureReads } from "./records/read-pictures.ts";
import { recordReads } from "./records/read-records.ts";
import { redirectReads } from "./records/read-redirects.ts";
import { redirectUses } from "./records/redirect-uses.ts";
import { storyReads } from "./records/find-stories.ts";
import { withdrawnReads } from "./records/withdrawn-records.ts";
import { sourceReads } from "./records/read-sources.ts";
import { searchReads } from "./search/read-search.ts";
import { suggestionReads } from "./search/read-suggestions.ts";
import { announcedWrites } from "./records/announced-writes.ts";
import { openPosts } from "./posts/open-posts.ts";
import { revisionRows } from "./revisions/revision-rows.ts";
import { openRevisions } from "./revisions/revision-store.ts";
import { standingRecords } from "./records/standing-record.ts";
import { secretReads } from "./secrets.ts";
import type { ChangedBy } from "./changed-by.ts";
import type { Store } from "./store.ts";
import { systemUser } from "./system-user.ts";
import { vocabularyReads } from "./search/vocabulary.ts";
import { openTokenStore } from "./tokens/token-store.ts";
import { openWebhookStore } from "./webhooks/webhook-store.ts";
import { watchClock } from "./watch-clock.ts";
import { recordWrites } from "./records/write-records.ts";

export interface StoreOptions {
  dataDir: string;
  databaseUrl?: string;
  /** Of a replica, for readers' pages. */
  readUrl?: string;
  /** As this process was told; without them it goes by what the store says. */
  ownHosts?: HostSettings;
  imageSources?: ImageSourceSettings;
  /** As a site knows of itself; without it this process goes by what the store says. */
  canSignIn?: boolean;
  /** Who changes what is written, unless a write says so itself. */
  opener?: ChangedBy;
  /** The most that are opened to PostgreSQL, besides the one that listens. */
  connections?: number;
  /** Instead of the clock of the database that machines share, or of this machine. */
  now?: () => number;
  /** Hears of trouble that no caller waits for, such as a lost connection that is being replaced. */
  onError?: (error: unknown) => void;
}

export async function openStore({
  dataDir,
  databaseUrl,
  readUrl,
  ownHosts = { hosts: [], areAll: false },
  imageSources = { sources: [], areAll: false },
  canSignIn,
  opener = { who: systemUser(), way: "program" },
  connections,
  now: ownClock,
  onError = warn,
}: StoreOptions): Promise<Store> {
  const database = await openDatabase({ dataDir, databaseUrl, readUrl, connections, onError });
  const now = ownClock ?? database.now ?? Date.now;
  try {
    await migrate(database);
    await agreeOnHosts(database, ownHosts);
    await agreeOnAddresses(database, ownHosts.areAll);
    await agreeOnImageSources(database, imageSources);
    const agreed = await agreeOnSignIn(database, canSignIn);
    const feed = await openChangeFeed(database, now, onError);
    const inTransaction = announcedWrites(database, now);
    const revisions = revisionRows(database);
    const writes = recordWrites({ database, now, inTransaction, revisions, opener });
    const posts = openPosts({ database, now, inTransaction, revisions, opener, feed });
    const standingOf = standingRecords(database);
    const claimsOn = addressClaims(database);
    const forReaders: Database = { ...database, ...database.forReaders };
    const vocabulary = vocabularyReads(forReaders, now);
    const archive = archiveQueries(forReaders, now);
    const endRecords = async () => {
      if ((await writes.endRecords()) > 0) await feed.deliver();
    };
    let stopWatching: (() => Promise<void>) | undefined;
    return {
      canSignIn: agreed,
      now,
      ...recordReads(forReaders, now),
      ...listReads(forReaders, now, feed.subscribe),
      ...correctionReads(forReaders, now),
      ...archiveReads(archive),
      ...listArchiveReads(archive),
      ...suggestionReads(forReaders, now, vocabulary),
      ...searchReads(forReaders, now, vocabulary),
      ...completionReads(forReaders, now, vocabulary),
      ...pictureReads(database),
      ...storyReads(database, now, vocabulary),
      ...withdrawnReads(database),
      ...sourceReads(database),
      ...olderReads(database),
      ...redirectReads(forReaders, now),
      ...contestedPaths(database),
      claimsOn: (addresses) => claimsOn(addresses),
      ...redirectUses(database, now),
      ...secretReads(database),
      standing: (name) => standingOf(name, database.read),
      revisions: openRevisions(database, now),
      posts,
      mail: openMailStore(database, now),
      push: openPushStore(database, now),
      desk: openDeskStore(database, now),
      tokens: openTokenStore(database, now),
      webhooks: openWebhookStore(database, now),
      edges: openEdgeStore(database, now),
      nodes: openNodeStore(database, now),
      backup: backupStore(database),
      async write(changes, options) {
        const result = await writes.write(changes, options);
        await feed.deliver();
        return result;
      },
      async tell(keys) {
        await inTransaction(opener, async ({ news }) => {
          for (const key of keys) news.keys.add(key);
        });
        await feed.deliver();
      },
      async writeBack(records) {
        const written = await writes.writeBack(records);
        if (written > 0) await feed.deliver();
        return written;
      },
      tidy: database.search.tidy,
      onChange(listener) {
        stopWatching ??= watchClock([dueRecords(database, now, feed), endRecords], onError);
        return feed.subscribe(listener);
      },
      async close() {
        await stopWatching?.();
        await feed.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Only the driver that is used is loaded. */
async function openDatabase({
  dataDir,
  databaseUrl,
  readUrl,
  connections,
  onError,
}: Pick<StoreOptions, "dataDir" | "databaseUrl" | "readUrl" | "connections"> & {
  onError: (error: unknown) => void;
}): Promise<Database> {
  if (databaseUrl === undefined) return (await import("./sqlite/open-sqlite.ts")).openSqlite(dataDir);
  return (await import("./postgres/open-postgres.ts")).openPostgres(databaseUrl, { connections, readUrl, onError });
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
