// Who may write content, read what readers sent in, or look behind the site: whoever holds a token for it, until it ends.
// `npm run content -- token SCOPE` makes one. It is signed, not stored: it may everything of its scope, and cannot be taken back one by one. Tokens
// of one's own can (`tokens/`).

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

/** The token in an Authorization header. A browser, which asks for a name and a password, sends it as the password. */
export function tokenIn(authorization: string | undefined): string {
  const [, scheme = "", given = ""] = /^(Bearer|Basic) +(\S+) *$/i.exec(authorization ?? "") ?? [];
  return scheme.toLowerCase() === "basic" ? passwordIn(given) : given;
}

export function mayEnter(
  token: string,
  scope: AccessScope,
  { secret, now }: { secret: string; now: () => number },
): boolean {
  return readToken(purpose, token, secret, now())?.says === scope;
}

function passwordIn(base64: string): string {
  return Buffer.from(base64, "base64")
    .toString()
    .replace(/^[^:]*:/, "");
}
