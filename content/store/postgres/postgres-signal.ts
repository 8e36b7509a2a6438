// LISTEN/NOTIFY on a connection of its own. The message carries nothing: who hears it reads the new rows of `changes`, so a
// lost connection loses nothing, and every reconnect counts as a signal.

import { sql } from "kysely";
import type { ChangeSignal } from "../database.ts";
import type { Sockets } from "./sockets.ts";
import type { ClockAnswer } from "./shared-clock.ts";
import { WatchedConnection } from "./watched-connection.ts";

const channel = "site_changes";

export interface SignalParts {
  databaseUrl: string;
  sockets: Sockets;
  /** Before whoever receives the signal. */
  onSignal?: () => void;
  onTime?: (answer: ClockAnswer) => void;
  onError: (error: unknown) => void;
}

export function postgresSignal({ databaseUrl, sockets, onSignal: first, onTime, onError }: SignalParts): ChangeSignal {
  return {
    async send(transaction) {
      await sql`select pg_notify(${channel}, '')`.execute(transaction);
    },
    receive(onSignal) {
      const hear = () => {
        first?.();
        onSignal();
      };
      const begin = `listen ${channel}`;
      const connection = new WatchedConnection({
        databaseUrl,
        sockets,
        begin,
        onConnected: hear,
        onNotification: hear,
        onTime,
        onError,
      });
      return () => connection.stop();
    },
  };
}
