// The cookie of a session: for the desk's own calls alone, read by no script, and sent along by no other site's page. Reader pages never see it.

import { parse } from "hono/utils/cookie";

export const deskCookies = { session: "desk", pending: "desk-pending" } as const;
export type DeskCookie = (typeof deskCookies)[keyof typeof deskCookies];

export interface CookieDoor {
  /** The site is served over https. */
  secure: boolean;
}

/** Browsers hold a name with this prefix to https. */
const nameOf = (cookie: DeskCookie, { secure }: CookieDoor) => (secure ? `__Secure-${cookie}` : cookie);

export function writeCookie(cookie: DeskCookie, value: string, seconds: number, door: CookieDoor): string {
  // The publisher's sign-in leads back here from another site, and what it answers to has to come along.
  const sameSite = cookie === deskCookies.pending ? "Lax" : "Strict";
  const parts = [
    `${nameOf(cookie, door)}=${value}`,
    "Path=/desk",
    `Max-Age=${seconds}`,
    "HttpOnly",
    `SameSite=${sameSite}`,
  ];
  return [...parts, ...(door.secure ? ["Secure"] : [])].join("; ");
}

export function noCookie(cookie: DeskCookie, door: CookieDoor): string {
  return writeCookie(cookie, "", 0, door);
}

export function cookieIn(header: string | undefined, cookie: DeskCookie, door: CookieDoor): string | undefined {
  const name = nameOf(cookie, door);
  return parse(header ?? "", name)[name];
}
