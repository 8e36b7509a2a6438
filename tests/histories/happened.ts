// What happened in a history, written down for the checker. All times are milliseconds of one clock that only grows.

export interface StoryWrite {
  id: string;
  /** Counted from 1, by whoever writes this story. */
  version: number;
  /** Its own page, where it has one. */
  home?: string;
  /** Where readers see it: its own page, and lists. */
  paths: readonly string[];
  /** Readers may see this version; not so a draft, or a story that was taken back. */
  isOut: boolean;
  /** When it comes out, where it is scheduled. */
  dueAt?: number;
  sentAt: number;
  acknowledgedAt?: number;
}

export interface PageRead {
  /** `node-1`, `edge-2`, `front`. */
  via: string;
  path: string;
  from: number;
  to: number;
  /** 0 where no answer came. */
  status: number;
  /** What the page shows: of which records which version. */
  shown: readonly { id: string; version: number }[];
}

export interface Sent {
  id: string;
  acknowledgedAt?: number;
}

/** A letter or a push: what it is about, the name by which whoever gets it knows it again, and to whom. */
export interface Arrived {
  id: string;
  name: string;
  to: string;
}

export interface SentFile extends Sent {
  hash: string;
}

export interface FileRead {
  via: string;
  id: string;
  from: number;
  to: number;
  status: number;
  hash: string;
}

export interface Trouble {
  kind: string;
  from: number;
  /** Put right: what was killed is back, what was cut off is reached again. */
  to: number;
}

export interface Happened {
  writes: StoryWrite[];
  reads: PageRead[];
  troubles: Trouble[];
  forms: Sent[];
  letters: Arrived[];
  /** For a newsletter. */
  signUps: Sent[];
  /** Letters that ask whether it was they who signed up. */
  confirmations: Arrived[];
  alerts: Sent[];
  devices: readonly string[];
  pushes: Arrived[];
  files: SentFile[];
  fileReads: FileRead[];
  /** Whoever had the answer that a version was stored found another one standing there. */
  conflicts: { id: string; acknowledged: number; standing: number }[];
  /** What the store holds at the end, as the API gives it. */
  stored: { id: string; version: number }[];
}

export const nothingYet = (devices: readonly string[] = []): Happened => ({
  writes: [],
  reads: [],
  troubles: [],
  forms: [],
  letters: [],
  signUps: [],
  confirmations: [],
  alerts: [],
  devices,
  pushes: [],
  files: [],
  fileReads: [],
  conflicts: [],
  stored: [],
});
