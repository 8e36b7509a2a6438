// A connection of its own to a database, which is asked every second whether it is still there and made anew whenever it is lost. Of a database that
// has fallen silent all other connections are cut as well: nobody waits for an answer that will not come.

import { Client } from "pg";
import { z } from "zod";
import { isSilent } from "./is-silent.ts";
import type { ClockAnswer } from "./shared-clock.ts";
import type { Sockets } from "./sockets.ts";

const firstPause = 100;
const longestPause = 5_000;
/** With the patience of `isSilent` a database that vanished is noticed within five seconds. */
const checkPeriod = 1_000;

export interface WatchParts {
  databaseUrl: string;
  sockets: Sockets;
  /** The statement that each new connection begins with. */
  begin: string;
  onConnected?: () => void;
  onNotification?: () => void;
  onLost?: () => void;
  /** Every second, what time it is there. */
  onTime?: (answer: ClockAnswer) => void;
  onError: (error: unknown) => void;
}

const time = z.object({ time: z.number() });

export async function askTime(ask: (statement: string) => Promise<{ rows: unknown[] }>): Promise<ClockAnswer> {
  const askedAt = performance.now();
  const { rows } = await ask("select (extract(epoch from clock_timestamp()) * 1000)::float8 as time");
  return { askedAt, ...time.parse(rows[0]), answeredAt: performance.now() };
}

export class WatchedConnection {
  readonly #parts: WatchParts;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = firstPause;
  #stopped = false;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { databaseUrl, sockets, begin, onConnected, onNotification } = this.#parts;
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      stream: sockets.stream,
    });
    this.#client = client;
    client.on("notification", () => onNotification?.());
    client.on("error", (error) => this.#reconnect(client, error));
    client.on("end", () => this.#reconnect(client, new Error("The connection that is watched ended.")));
    try {
      await client.connect();
      await client.query(begin);
      this.#pause = firstPause;
      onConnected?.();
      this.#later(checkPeriod, () => void this.#check(client));
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  async #check(client: Client): Promise<void> {
    const answer = askTime((statement) => client.query(statement));
    if (await isSilent(answer)) {
      answer.catch(() => {});
      if (client === this.#client) this.#parts.sockets.cut(new Error("The database has fallen silent."));
      return;
    }
    try {
      this.#parts.onTime?.(await answer);
      if (client === this.#client) this.#later(checkPeriod, () => void this.#check(client));
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  /** Error and end may both be reported for one connection: only the first counts. */
  #reconnect(lost: Client, error: unknown): void {
    if (this.#stopped || lost !== this.#client) return;
    this.#client = undefined;
    this.#parts.onError(error);
    this.#parts.onLost?.();
    lost.end().catch(() => {});
    this.#later(this.#pause, () => void this.#connect());
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #later(pause: number, action: () => void): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(action, pause);
    this.#timer.unref();
  }
}
