// The calls about tokens of one's own, and what they answer with.

export const tokenCalls = {
  "tokens.list": { method: "GET", path: "/tokens", needs: "tokens" },
  "tokens.make": { method: "POST", path: "/tokens", needs: "tokens" },
  "tokens.revoke": { method: "DELETE", path: "/tokens/:token", needs: "tokens" },
} as const;

export interface TokenLine {
  id: string;
  name: string;
  /** What it may, in words. */
  scope: string;
  state: "good" | "expired" | "revoked";
  createdAt: number;
  createdBy: string;
  expiresAt: number;
  usedAt: number | null;
  revokedAt: number | null;
  revokedBy: string | null;
}

export interface TokenList {
  tokens: TokenLine[];
  /** The kinds of records that there are. */
  kinds: string[];
  /** The sections that are stored; a token may be for others too. */
  sections: string[];
  /** For how many days one is good. */
  days: { usual: number; most: number };
}

/** What is sent to make one. */
export interface TokenToAskFor {
  name: string;
  /** Of records; `all` stands for all of them, here and for sections. */
  kinds: string[];
  sections: string[];
  mayWrite: boolean;
  days: number;
}

export type TokenField = "name" | "kinds" | "sections" | "days";

export interface MadeToken {
  id: string;
  /** Shown once. */
  token: string;
  name: string;
}
