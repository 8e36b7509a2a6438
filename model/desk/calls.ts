// The calls of the desk: what each is for, and who may make it. Both sides go by this table: the server answers exactly these, the desk asks for
// no others.

import { alertCalls } from "./alert-calls.ts";
import { coverageCalls } from "./coverage-calls.ts";
import { frontCalls } from "./front-calls.ts";
import { recordCalls } from "./record-calls.ts";
import { liveCalls } from "./live-calls.ts";
import type { Act, Role } from "./roles.ts";
import { pictureCalls } from "./picture-calls.ts";
import { redirectCalls } from "./redirect-calls.ts";
import { storyCalls } from "./story-calls.ts";
import { topicCalls } from "./topic-calls.ts";
import { tokenCalls } from "./token-calls.ts";

interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /desk/api; `:name` stands for one segment. */
  path: string;
}

/** Made before anybody has signed in. */
export const openCalls = {
  "sign-in.ways": { method: "GET", path: "/sign-in" },
  "sign-in.invitation": { method: "POST", path: "/sign-in/invitation" },
  "sign-in.register": { method: "POST", path: "/sign-in/register" },
  "sign-in.begin": { method: "POST", path: "/sign-in/begin" },
  "sign-in.finish": { method: "POST", path: "/sign-in/finish" },
} as const satisfies Record<string, Call>;

export interface CallOfPerson extends Call {
  /** `any`: whoever has signed in. */
  needs: Act | "any";
  /** A file as it is, not JSON. */
  sends?: "file";
}

export const deskCalls = {
  "sign-out": { method: "POST", path: "/sign-out", needs: "any" },
  me: { method: "GET", path: "/me", needs: "any" },
  "my-sessions.end": { method: "DELETE", path: "/me/sessions/:session", needs: "any" },
  "my-passkeys.begin": { method: "POST", path: "/me/passkeys/begin", needs: "any" },
  "my-passkeys.add": { method: "POST", path: "/me/passkeys", needs: "any" },
  "my-passkeys.remove": { method: "DELETE", path: "/me/passkeys/:passkey", needs: "any" },
  "people.list": { method: "GET", path: "/people", needs: "people" },
  "people.invite": { method: "POST", path: "/people", needs: "people" },
  "people.invite-again": { method: "POST", path: "/people/:person/invitation", needs: "people" },
  "people.change": { method: "PUT", path: "/people/:person", needs: "people" },
  "people.end-sessions": { method: "DELETE", path: "/people/:person/sessions", needs: "people" },
  "log.read": { method: "GET", path: "/log", needs: "log" },
  ...alertCalls,
  ...coverageCalls,
  ...frontCalls,
  ...recordCalls,
  ...liveCalls,
  ...pictureCalls,
  ...redirectCalls,
  ...storyCalls,
  ...topicCalls,
  ...tokenCalls,
} as const satisfies Record<string, CallOfPerson>;

export type OpenCallName = keyof typeof openCalls;
export type DeskCallName = keyof typeof deskCalls;

export interface Me {
  id: string;
  name: string;
  role: Role;
  /** What nobody does at this desk, because the publisher has switched off what it is for. */
  off: Act[];
  sessions: SessionLine[];
  passkeys: PasskeyLine[];
}

export interface SessionLine {
  id: string;
  device: string;
  way: string;
  beganAt: number;
  seenAt: number;
  isThis: boolean;
}

export interface PasskeyLine {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

export interface PersonLine {
  id: string;
  name: string;
  email: string | null;
  role: Role;
  createdAt: number;
  /** When somebody took the desk away from this person. */
  endedAt: number | null;
  passkeys: number;
  sessions: number;
  lastSeenAt: number | null;
  /** Until when an invitation may be used. */
  invitedUntil: number | null;
}

/** As the desk reads it. */
export interface LoggedLine extends LogLine {
  /** Of the story that it was done to, as it is called now; empty for other things. */
  title: string;
}

export interface LogLine {
  number: number;
  at: number;
  person: string;
  name: string;
  act: string;
  subject: string;
  details: unknown;
}

export interface SignInWays {
  passkey: true;
  /** What the publisher's own sign-in is called; absent without one. */
  provider?: string;
}

export interface Invitation {
  link: string;
  until: number;
}

/** What the browser's passkey is asked for; the library knows its shape. */
export interface PasskeyQuestion<Options> {
  options: Options;
}

export interface InvitedPerson<Options> extends PasskeyQuestion<Options> {
  name: string;
  role: Role;
}
