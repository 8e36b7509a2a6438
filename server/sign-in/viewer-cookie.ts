// The cookie of a viewer who has signed in. Scripts cannot read it, and only calls get it: pages are the same for everybody.

import { readViewer, signViewer, type Viewer } from "../../content/sign-in-token.ts";

const name = "viewer";
const day = 86_400;

export interface CookieParts {
  secret: string;
  /** The site is served over https. */
  secure: boolean;
  days: number;
}

export function viewerCookie(provider: string, { secret, secure, days }: CookieParts, now: number): string {
  const token = signViewer("viewer", { provider, until: now + days * day * 1000 }, secret);
  return written(token, days * day, secure);
}

export function noViewerCookie(secure: boolean): string {
  return written("", 0, secure);
}

function written(value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/api/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function viewerIn(cookies: string | undefined, secret: string, now: number): Viewer | undefined {
  const found = cookies?.split(";").find((cookie) => cookie.trim().startsWith(`${name}=`));
  return found === undefined ? undefined : readViewer("viewer", found.trim().slice(name.length + 1), secret, now);
}
