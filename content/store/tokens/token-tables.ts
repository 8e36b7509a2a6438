// The table of tokens of one's own; see `token-store.ts`.

export interface TokenTables {
  access_tokens: AccessTokensTable;
}

interface AccessTokensTable {
  id: string;
  name: string;
  /** Of the secret, which is stored nowhere. */
  hash: string;
  /** JSON: a list, or "all". */
  kinds: string;
  sections: string;
  /** 0 or 1. */
  may_write: number;
  created_at: number;
  created_by: string;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
  revoked_by: string | null;
}
