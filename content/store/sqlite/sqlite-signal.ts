// SQLite has no notifications, but `data_version` moves when another connection has committed, and asking costs microseconds.

import type { DatabaseSync } from "node:sqlite";
import type { ChangeSignal } from "../database.ts";

const checkPeriod = 100;

export function sqliteSignal(reader: DatabaseSync): ChangeSignal {
  return {
    send: async () => {},
    receive(onSignal) {
      const statement = reader.prepare("pragma data_version");
      let seen = statement.get()?.data_version;
      const timer = setInterval(() => {
        if (!reader.isOpen) return;
        const version = statement.get()?.data_version;
        if (version === seen) return;
        seen = version;
        onSignal();
      }, checkPeriod);
      timer.unref();
      return async () => clearInterval(timer);
    },
  };
}
