// LISTEN/NOTIFY on a connection of its own. The message carries nothing: who hears it reads the new rows of `changes`, so a
// lost connection loses nothing, and every reconnect counts as a signal.

import { sql } from "kysely";
import { Client } from "pg";
import type { ChangeSignal } from "../database.ts";

const channel = "site_changes";
const firstPause = 100;
const longestPause = 5_000;
/** Finds out a connection that died without a word. */
const checkPeriod = 10_000;

export function postgresSignal(databaseUrl: string, onError: (error: unknown) => void): ChangeSignal {
  return {
    async send(transaction) {
      await sql`select pg_notify(${channel}, '')`.execute(transaction);
    },
    receive(onSignal) {
      const listener = new Listener(databaseUrl, onSignal, onError);
      void listener.connect();
      return () => listener.stop();
    },
  };
}

class Listener {
  readonly #databaseUrl: string;
  readonly #onSignal: () => void;
  readonly #onError: (error: unknown) => void;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = firstPause;
  #stopped = false;

  constructor(databaseUrl: string, onSignal: () => void, onError: (error: unknown) => void) {
    this.#databaseUrl = databaseUrl;
    this.#onSignal = onSignal;
    this.#onError = onError;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on("notification", () => this.#onSignal());
    client.on("error", (error) => this.#reconnect(client, error));
    client.on("end", () => this.#reconnect(client, new Error("The connection that listens for changes ended.")));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#pause = firstPause;
      this.#onSignal();
      this.#later(checkPeriod, () => void this.#check(client));
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #check(client: Client): Promise<void> {
    try {
      await client.query("select 1");
      if (client === this.#client) this.#later(checkPeriod, () => void this.#check(client));
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  /** Error and end may both be reported for one connection: only the first counts. */
  #reconnect(lost: Client, error: unknown): void {
    if (this.#stopped || lost !== this.#client) return;
    this.#client = undefined;
    this.#onError(error);
    lost.end().catch(() => {});
    this.#later(this.#pause, () => void this.connect());
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #later(pause: number, action: () => void): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(action, pause);
    this.#timer.unref();
  }
}
