// The calls about viewers, for both sides; nothing else is needed in the browser.

export const signInPath = "/api/sign-in";
export const signOutPath = "/api/sign-out";
export const viewerPath = "/api/viewer";

export function streamPath(videoId: string): string {
  return `/api/video/${encodeURIComponent(videoId)}/stream`;
}

/** Where the form is posted that signs the viewer out and comes back to a page. */
export function signOutAction(to: string): string {
  return `${signOutPath}?to=${encodeURIComponent(to)}`;
}

/** Where the page says that signing in came to nothing; told without script too (`:target`). */
export const signInFailedId = "sign-in-failed";
