// Who may write content, read what readers sent in, or look behind the site: whoever holds a token for it, until it ends.
// `npm run content -- token SCOPE` makes one.

import { readToken, signToken } from "./signed-token.ts";

/** The name under which the store keeps the secret. */
export const accessSecret = "access";
const purpose = "access";

/** `content` writes records, `read` reads them as they came, `submissions` reads what readers sent in, `operate` sees figures and states. */
export const accessScopes = ["content", "read", "submissions", "operate"] as const;
export type AccessScope = (typeof accessScopes)[number];

export function isAccessScope(name: string): name is AccessScope {
  return accessScopes.some((scope) => scope === name);
}

export function signAccess(scope: AccessScope, until: number, secret: string): string {
  return signToken(purpose, { says: scope, until }, secret);
}

export interface AccessDoor {
  secret: string;
  now: () => number;
  /** Told of every token that was shown, whatever came of it. */
  noteUse: (use: TokenUse) => void;
}

export interface TokenUse {
  /** The name of the token (`tokenId`); absent for what is no token at all. */
  token: string | undefined;
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

/** The token in an Authorization header. A browser, which asks for a name and a password, sends it as the password. */
export function tokenIn(authorization: string | undefined): string {
  const [, scheme = "", given = ""] = /^(Bearer|Basic) +(\S+) *$/i.exec(authorization ?? "") ?? [];
  return scheme.toLowerCase() === "basic" ? passwordIn(given) : given;
}

export function mayEnter(
  token: string,
  scope: AccessScope,
  { secret, now }: Pick<AccessDoor, "secret" | "now">,
): boolean {
  return readToken(purpose, token, secret, now())?.says === scope;
}

function passwordIn(base64: string): string {
  return Buffer.from(base64, "base64")
    .toString()
    .replace(/^[^:]*:/, "");
}
