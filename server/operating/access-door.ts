// What calls behind a token stand on: how a token is known, and who hears of it.

import type { AccessScope } from "../../content/access-token.ts";
import type { TokenStore } from "../../content/store/tokens/token-store.ts";
import type { Asking } from "../limits/client-of-request.ts";

export interface AccessDoor {
  /** Signs tokens that the store knows nothing of. */
  secret: string;
  /** Tokens of one's own. */
  tokens: Pick<TokenStore, "of">;
  now: () => number;
  /** Told of every token that was shown, whatever came of it. */
  noteUse: (use: TokenUse) => void;
  /** Rejects for a client that has shown too many wrong ones. */
  takeWrongToken: (request: Asking | undefined) => Promise<void>;
}

export interface TokenUse {
  /** The id of the token (`tokenId`, or that of one's own); absent for what is no token at all. */
  token: string | undefined;
  /** Of one's own. */
  name?: string;
  scope: AccessScope;
  /** Whether it opened what it was shown for. */
  isGood: boolean;
  method: string;
  /** With the query. */
  address: string;
  status: number;
  /** What was done, where the call says. */
  done?: object;
}
