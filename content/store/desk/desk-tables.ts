// The tables of the desk: who works there, how they sign in, and what they did; see `desk-store.ts`.

import type { Generated } from "kysely";

export interface DeskTables {
  desk_people: DeskPeopleTable;
  desk_invitations: { hash: string; person: string; until: number };
  desk_passkeys: DeskPasskeysTable;
  desk_sessions: DeskSessionsTable;
  desk_pending: { hash: string; says: string; until: number };
  desk_log: DeskLogTable;
  /** Fronts that people work on; see `desk-drafts.ts`. */
  desk_drafts: DeskDraftsTable;
  desk_steps: DeskStepsTable;
  /** Draft and steps as JSON; see `desk-discarded.ts`. */
  desk_discarded: { layout: string; at: number; name: string; draft: string; steps: string };
  desk_presence: { layout: string; person: string; name: string; seen_at: number };
}

interface DeskPeopleTable {
  id: string;
  name: string;
  email: string | null;
  role: string;
  /** Issuer and subject at the publisher's own sign-in. */
  identity: string | null;
  created_at: number;
  ended_at: number | null;
  seen_at: number | null;
}

interface DeskPasskeysTable {
  credential: string;
  person: string;
  /** base64url. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

interface DeskSessionsTable {
  /** Of the secret in the cookie, which is stored nowhere. */
  hash: string;
  person: string;
  began_at: number;
  seen_at: number;
  ends_at: number;
  /** How the person signed in. */
  way: string;
  device: string;
}

interface DeskDraftsTable {
  layout: string;
  /** The layout as it was, as it came. */
  base: string;
  base_version: string;
  /** JSON, as it is now. */
  front: string;
  steps: number;
  began_at: number;
  publish_at: number | null;
  publish_by: string | null;
}

interface DeskStepsTable {
  number: Generated<number>;
  layout: string;
  id: string;
  step: number;
  at: number;
  person: string;
  name: string;
  /** JSON. */
  change: string;
  undo: string;
  undone: number;
}

interface DeskLogTable {
  number: Generated<number>;
  at: number;
  person: string;
  name: string;
  act: string;
  subject: string;
  /** JSON. */
  details: string;
}
