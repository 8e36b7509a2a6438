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
}

/** Whether an Authorization header opens this. A browser, which asks for a name and a password, sends the token as the password. */
export function mayEnter(authorization: string | undefined, scope: AccessScope, { secret, now }: AccessDoor): boolean {
  const [, scheme = "", given = ""] = /^(Bearer|Basic) +(\S+) *$/i.exec(authorization ?? "") ?? [];
  const token = scheme.toLowerCase() === "basic" ? passwordIn(given) : given;
  return readToken(purpose, token, secret, now())?.says === scope;
}

function passwordIn(base64: string): string {
  return Buffer.from(base64, "base64")
    .toString()
    .replace(/^[^:]*:/, "");
}
