// The newsroom's people at the desk: who they are, how they sign in, and what they did. Secrets are stored as their hashes alone.

import type { Database } from "../database.ts";
import { deskDiscarded } from "./desk-discarded.ts";
import { deskDrafts } from "./desk-drafts.ts";
import { deskLog } from "./desk-log.ts";
import { deskPasskeys } from "./desk-passkeys.ts";
import { deskPeople } from "./desk-people.ts";
import { deskPending } from "./desk-pending.ts";
import { deskPresence } from "./desk-presence.ts";
import { deskSessions } from "./desk-sessions.ts";

export type DeskStore = ReturnType<typeof openDeskStore>;

export function openDeskStore(database: Database, now: () => number) {
  return {
    people: deskPeople(database, now),
    passkeys: deskPasskeys(database, now),
    sessions: deskSessions(database, now),
    pending: deskPending(database, now),
    log: deskLog(database, now),
    drafts: deskDrafts(database, now),
    discarded: deskDiscarded(database, now),
    presence: deskPresence(database, now),
  };
}
