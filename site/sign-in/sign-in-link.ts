// The way to the sign-in service and back. The service is told where to send the reader, and adds what it has to say as `token`.

import { isExternal } from "../../model/addresses/site-path.ts";

export const signInPath = "/api/sign-in";
export const signOutPath = "/api/sign-out";

/** Where the form is posted that signs the viewer out and comes back to a page. */
export function signOutAction(to: string): string {
  return `${signOutPath}?${new URLSearchParams({ to }).toString()}`;
}

export const viewerPath = "/api/viewer";

export function streamPath(videoId: string): string {
  return `/api/video/${encodeURIComponent(videoId)}/stream`;
}

/** Where the page says that signing in came to nothing; told without script too (`:target`). */
export const signInFailedId = "sign-in-failed";

/** `to` is the page on which the reader wanted to sign in. A service on this very site needs no host. */
export function signInLink(service: string, to: string, origin: string): string {
  const back = `${signInPath}?${new URLSearchParams({ to }).toString()}`;
  const query = new URLSearchParams({ return: isExternal(service) ? origin + back : back }).toString();
  return `${service}${service.includes("?") ? "&" : "?"}${query}`;
}
