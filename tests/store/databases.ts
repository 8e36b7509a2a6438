// The two homes of the store, each as a way to make an empty one. The store suites run on both, always.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres, type RunningPostgres } from "./start-postgres.ts";

/** How to open an empty store, and how to throw it away. */
export interface EmptyHome {
  dataDir: string;
  databaseUrl?: string;
  drop: () => Promise<void>;
}

export interface TestDatabase {
  name: string;
  empty: () => Promise<EmptyHome>;
  stop: () => Promise<void>;
}

const sqlite: TestDatabase = {
  name: "SQLite",
  async empty() {
    const dataDir = mkdtempSync(join(tmpdir(), "meridian-store-"));
    return { dataDir, drop: async () => rmSync(dataDir, { recursive: true }) };
  },
  stop: async () => {},
};

let server: Promise<RunningPostgres> | undefined;
let databasesMade = 0;

export const postgres: TestDatabase = {
  name: "PostgreSQL",
  async empty() {
    server ??= startPostgres();
    const { url } = await server;
    databasesMade += 1;
    const name = `site_test_${process.pid}_${databasesMade}`;
    await query(url, `create database ${name}`);
    const databaseUrl = new URL(url);
    databaseUrl.pathname = `/${name}`;
    return {
      dataDir: tmpdir(),
      databaseUrl: databaseUrl.href,
      drop: () => query(url, `drop database ${name} with (force)`),
    };
  },
  stop: async () => (await server)?.stop(),
};

export const databases: TestDatabase[] = [sqlite, postgres];

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
