// Kysely on Node's own SQLite. One connection a dialect, one user at a time; statements are prepared once and reused.

import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { turnIfDue } from "../take-turns.ts";

export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Milliseconds for which the write lock is left alone between two transactions. */
const betweenTwo = 1;

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  #free = Promise.resolve();
  #release = () => {};
  #endedAt = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** Takes the write lock at once: a transaction that reads first and then finds it taken would have to start over. */
  async beginTransaction(): Promise<void> {
    // Whoever has many to write would hold the lock from one to the next, and another process never find it free.
    if (performance.now() - this.#endedAt < betweenTwo) await sleep(betweenTwo);
    await retryWhileBusy(() => this.#database.exec("begin immediate"));
  }

  async commitTransaction(): Promise<void> {
    await retryWhileBusy(() => this.#database.exec("commit"));
    this.#endedAt = performance.now();
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec("rollback");
    this.#endedAt = performance.now();
  }

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

interface CachedStatement {
  statement: StatementSync;
  givesRows: boolean;
  /** It writes. */
  needsLock: boolean;
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, givesRows, needsLock } = this.#statements.get(sql) ?? this.#prepare(sql);
    // Kysely's interface leaves open what parameters and rows are; its builders have checked both.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const values = parameters as SQLInputValue[];
    if (givesRows) {
      await turnIfDue();
      const all = () => statement.all(...values);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return { rows: (needsLock ? await this.#withLock(all) : all()) as Row[] };
    }
    const { changes } = await this.#withLock(() => statement.run(...values));
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("The SQLite connection does not stream; read in pages instead.");
  }

  /** Within a transaction the lock is this connection's own. A statement by itself may find it taken, by another connection of this process too. */
  async #withLock<Result>(run: () => Result): Promise<Result> {
    return this.#database.isTransaction ? run() : retryWhileBusy(run);
  }

  #prepare(sql: string): CachedStatement {
    const statement = this.#database.prepare(sql);
    const needsLock = /^\s*(?:insert|update|delete)\b/i.test(sql);
    const cached = { statement, givesRows: statement.columns().length > 0, needsLock };
    this.#statements.set(sql, cached);
    return cached;
  }
}
