// The content store: records in, documents and lists out. The same on both databases.

import type { ListQuery, Suggestion } from "../client.ts";
import type { RedirectPatterns, RedirectPlace } from "../redirects/redirect-address.ts";
import type { RedirectFaults } from "../redirects/redirect-faults.ts";
import type { RecordDocs, RecordType } from "../records/kinds.ts";
import type { PreparedRecord, RecordName } from "../records/parse-record.ts";
import type { Card } from "../../model/stories/card.ts";
import type { FoundDocument, SearchAnswer, SearchQuery } from "../search/search-query.ts";
import type { BackupStore } from "./backup/backup-rows.ts";
import type { ChangedBy } from "./changed-by.ts";
import type { ChangeListener } from "./change-feed.ts";
import type { DeskStore } from "./desk/desk-store.ts";
import type { EdgeStore } from "./edges/edge-store.ts";
import type { NodeStore } from "./nodes/node-store.ts";
import type { FiledStory, StoriesAsked } from "./records/find-stories.ts";
import type { WithdrawnRecord, WithdrawnStory } from "./records/withdrawn-records.ts";
import type { FileUsesAsked, FileUsesFound, PicturesAsked, PicturesFound } from "./records/read-pictures.ts";
import type { CorrectionPlace } from "./records/correction-rows.ts";
import type { TokenStore } from "./tokens/token-store.ts";
import type { WebhookStore } from "./webhooks/webhook-store.ts";
import type { MailStore } from "./mail/mail-store.ts";
import type { PostStore } from "./posts/post-store.ts";
import type { PushStore } from "./push/push-store.ts";
import type { RevisionStore } from "./revisions/revision-store.ts";
import type { ListMonth, MonthsBeside } from "./lists/read-list-archive.ts";
import type { ArchivedType } from "./records/archive-queries.ts";
import type { ArchiveMonth, ArchivePart } from "./records/read-archive.ts";

export interface StoredRedirect {
  id: string;
  from: string;
  to: string;
  status: number;
}

export interface RedirectUse {
  uses: number;
  /** Milliseconds since 1970. */
  lastAt: number;
}

export interface PlacedRecord extends RecordName {
  /** As its record says it. */
  path: string;
  /** The path only leads to it. */
  isAlias: boolean;
}

/** The marks of a record as it stands. */
export interface StandingVersions {
  /** Of all of it, the posts of a live event that came by themselves included. */
  version: string;
  /** Of the record as it came, without those. */
  ownVersion: string;
}

export interface StandingRecord extends StandingVersions {
  /** All of it, as it came. */
  source: string;
  /** Without posts that came by themselves. */
  ownSource: string;
}

export interface WriteOptions {
  /** Whoever opened the store unless told. */
  by?: ChangedBy;
  /**
   * Asked of each record within the transaction, with what stands there; nothing at all is written where it says no. Two writers at once cannot
   * both be told yes of the same version.
   */
  onlyIf?: (standing: StandingVersions | undefined) => boolean;
  /** Where `onlyIf` says no: the record made of what stands there, within the transaction and so at once, or nothing where it cannot be. */
  remake?: (standing: StandingRecord) => PreparedRecord | undefined;
  /** Says why a record may not be written so, of what is to stand there and what stands; that one is left out. */
  judge?: JudgeChange;
  /** Addresses that no record but those of this write may have: judged within the transaction; nothing at all is written where one is taken. */
  unclaimed?: readonly string[];
  /** They stood together before, as in a backup: redirects are taken as they are. */
  isRestored?: boolean;
  /** A live event comes from whoever has seen all its posts: those that it does not have are removed. */
  withAllPosts?: boolean;
}

/** `standing` and what is put, as they came; undefined where there is none. */
export type JudgeChange = (
  record: RecordName,
  sources: { before: string | undefined; after: string | undefined },
) => string | undefined;

export type StoreChange = { put: PreparedRecord } | { remove: RecordName };

export interface WriteResult {
  stored: number;
  unchanged: number;
  /** Redirects that would make a loop or a long chain, by their place among the changes. */
  refused?: RedirectFaults;
  /** Why `judge` said no, by the place among the changes. */
  forbidden?: ReadonlyMap<number, string>;
  /** The record that has an address of `unclaimed`. */
  claimed?: PlacedRecord;
  /** What stands where `onlyIf` said no. */
  conflict?: { standing: StandingRecord | undefined };
  /** Of the last record, after a write with `onlyIf`; absent for one that was removed. */
  version?: string;
}

/** What a text was found in. */
export interface FoundRecord extends RecordName {
  url: string;
  /** Of a story whose readers are sent there. */
  original?: string;
}

export interface FoundSuggestion extends Suggestion {
  record: FoundRecord;
}

export interface FoundDocuments {
  answer: Omit<SearchAnswer, "items">;
  found: { item: FoundDocument; record: FoundRecord }[];
}

export interface Store {
  /** Whether readers of its site can sign in; undefined before any site has said. */
  canSignIn?: boolean;
  /** The time that all processes on this store go by: milliseconds since 1970. */
  now: () => number;
  /** All changes or none, in one short transaction; redirects that may not stand are left out and told. */
  write(changes: readonly StoreChange[], options?: WriteOptions): Promise<WriteResult>;
  /** Tells every process, and edges, that what has these keys is another now, though no record is: a file was replaced. */
  tell(keys: readonly string[]): Promise<void>;
  /** As it came, whether readers see it or not. */
  standing(name: RecordName): Promise<StandingRecord | undefined>;
  /** What records were before, and by whom. */
  revisions: RevisionStore;
  /** The sources of records that an older version of the site prepared, a few at a time. */
  olderSources(): AsyncIterable<string[]>;
  /** Of records prepared anew; one that has changed or gone meanwhile is left alone. How many were written. */
  writeBack(records: readonly PreparedRecord[]): Promise<number>;
  byId<T extends RecordType>(type: T, id: string): Promise<RecordDocs[T] | undefined>;
  /** By any of its paths, decoded. */
  byPath<T extends RecordType>(type: T, path: string): Promise<RecordDocs[T] | undefined>;
  /** One for all queries of a path, or for this query alone. */
  redirectAt(place: RedirectPlace): Promise<RecordDocs["redirect"] | undefined>;
  /** In one read, in the order of the paths; undefined where nothing stands. */
  byPaths<T extends RecordType>(type: T, paths: readonly string[]): Promise<(RecordDocs[T] | undefined)[]>;
  /** Published and due, by id. */
  all<T extends RecordType>(type: T): Promise<RecordDocs[T][]>;
  /** Published and due, newest first. */
  cards(query: ListQuery): Promise<Card[]>;
  /** What was put right in published and due stories, newest first. */
  corrections(part: { size: number; offset: number }): Promise<CorrectionPlace[]>;
  /** The months with anything published and due, newest first. */
  archiveMonths(type: ArchivedType): Promise<ArchiveMonth[]>;
  /** What a month holds, newest first, read step by step as it is asked for. */
  archivedCards(type: ArchivedType, part: ArchivePart): AsyncIterable<Card>;
  archivedDocs<T extends ArchivedType>(type: T, part: ArchivePart): AsyncIterable<RecordDocs[T]>;
  /** The months in which a list has anything, newest first, as readers count them. */
  listMonths(type: ArchivedType, list: string): Promise<string[]>;
  /** A part of what a list has of a month, newest first. */
  listMonth(type: ArchivedType, list: string, part: ArchivePart): Promise<ListMonth>;
  monthsBeside(type: ArchivedType, list: string, month: string): Promise<MonthsBeside>;
  /** Those of the lists that have anything of the month. */
  listsOfMonth(type: ArchivedType, lists: readonly string[], month: string): Promise<string[]>;
  layout(subtype: string, elementId: string | undefined): Promise<RecordDocs["layout"] | undefined>;
  suggestions(text: string, size: number): Promise<FoundSuggestion[]>;
  search(query: SearchQuery): Promise<FoundDocuments>;
  completions(text: string, size: number): Promise<FoundSuggestion[]>;
  /** The stored redirects that begin at these addresses, written as `redirect-address.ts` does. */
  redirectsFrom(addresses: readonly string[]): Promise<Map<string, StoredRedirect>>;
  /** Which queries and paths redirects stand for: see `query-patterns.ts` and `path-patterns.ts`. */
  redirectPatterns(): Promise<RedirectPatterns>;
  /** Adds to how often readers were led by redirects, by their ids. */
  addRedirectUses(uses: ReadonlyMap<string, number>): Promise<void>;
  /** Of those that were used at all. */
  redirectUses(): Promise<Map<string, RedirectUse>>;
  /** Which redirects a write of these changes would refuse. */
  redirectFaults(changes: readonly StoreChange[]): Promise<RedirectFaults>;
  /** What is at these paths for readers, redirects aside: of each kind first what they see. */
  pagesAt(paths: readonly string[]): Promise<Map<string, PlacedRecord[]>>;
  /** Those of these paths that more than one record says are its own, redirects included: quick, for most are not. */
  contestedAmong(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** All records that have one of these addresses, redirects and unpublished ones among them, by address. */
  claimsOn(addresses: readonly string[]): Promise<Map<string, PlacedRecord[]>>;
  /** The records as they came, ordered by type and id. */
  sources(type?: RecordType): AsyncIterable<string>;
  /** As they came: so many of those that are published or to come, the latest first, and so many of the others, the last stored first. */
  newestSources(type: RecordType, size: number): Promise<string[]>;
  /** Those of these ids that there are, as they came. */
  sourcesById(type: RecordType, ids: readonly string[]): Promise<Map<string, string>>;
  /** Stories and videos whether readers see them or not, the newest first; see `find-stories.ts`. */
  stories(asked: StoriesAsked): Promise<FiledStory[]>;
  storiesOfIds(ids: readonly string[]): Promise<FiledStory[]>;
  withdrawnStories(): Promise<WithdrawnStory[]>;
  /** So many of those that were withdrawn and have not come back, the last first. */
  withdrawnAlerts(size: number): Promise<WithdrawnRecord<"alert">[]>;
  /** Live coverage, with the posts that it had. */
  withdrawnEvents(): Promise<WithdrawnRecord<"live_event">[]>;
  /** What is known of pictures, those that came last first. */
  pictures(asked: PicturesAsked): Promise<PicturesFound>;
  /** Which records have a file's address in them, looked for step by step. */
  fileUses(asked: FileUsesAsked): Promise<FileUsesFound>;
  counts(): Promise<{ type: RecordType; records: number; published: number }[]>;
  /** The secret of this name, made when first asked for; the same for every process on this database. */
  secret(name: string): Promise<string>;
  /** Posts of live coverage, one by one. */
  posts: PostStore;
  /** What readers send in, and the letters that leave for it. */
  mail: MailStore;
  /** Who gets news alerts on a device, and what is on its way there. */
  push: PushStore;
  /** The people of the desk, and what they did. */
  desk: DeskStore;
  /** Who may use the content API, and for what. */
  tokens: TokenStore;
  /** Who is told of changes, and what is on its way there. */
  webhooks: WebhookStore;
  /** How far caches in front of the site have been purged. */
  edges: EdgeStore;
  /** What each node of the site last said of itself. */
  nodes: NodeStore;
  /** All of it, for a backup and out of one. */
  backup: BackupStore;
  /** Worth calling at the end of a large import: search then stays as fast as it was. Takes seconds of this process. */
  tidy(): Promise<void>;
  /** Tells of every change by any process since the store was opened. Returns how to stop. */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
}
