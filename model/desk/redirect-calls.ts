// The calls about stored redirects, and what they answer with.

export const redirectCalls = {
  "redirects.list": { method: "GET", path: "/redirects", needs: "redirects" },
  "redirects.try": { method: "GET", path: "/redirects-tried", needs: "redirects" },
  "redirects.check": { method: "GET", path: "/redirects-checked", needs: "redirects" },
  "redirects.add": { method: "POST", path: "/redirects", needs: "redirects" },
  "redirects.change": { method: "PUT", path: "/redirects/:redirect", needs: "redirects" },
  "redirects.remove": { method: "DELETE", path: "/redirects/:redirect", needs: "redirects" },
  "redirects.history": { method: "GET", path: "/redirects/:redirect/history", needs: "redirects" },
} as const;

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export interface RedirectLine {
  /** The name of its record: the address that it leads away from, as it came. */
  from: string;
  /** The same as addresses are written. */
  address: string;
  to: string;
  status: RedirectStatus;
  uses: number;
  lastUsedAt: number | null;
}

export interface RedirectList {
  /** Those most used first, and no more than a page has. */
  redirects: RedirectLine[];
  /** How many there are that were asked for. */
  total: number;
}

export interface RedirectToStore {
  from: string;
  to: string;
  status: RedirectStatus;
}

export type RedirectField = "from" | "to" | "status";

/** What whoever stores it should know first, at the field it is about. */
export type CheckedRedirect = Partial<Record<RedirectField, string>>;

export interface StoredAnswer {
  outcome: "new" | "changed" | "same";
}

/** Where an address leads. */
export interface TriedAddress {
  steps: { from: string; to: string; status: number; redirect: string }[];
  /** Where it ends. */
  end: string;
  is: "page" | "nothing" | "elsewhere" | "endless";
}

export interface RedirectVersion {
  number: number | null;
  /** Null where nobody noted it, or where it is what stands. */
  at: number | null;
  who: string;
  /** Null for a version without the redirect. */
  to: string | null;
  status: number | null;
}
