// A link may say where in the video to begin: /video/63?t=95. Search engines make such links from the page's structured data. Pure.

/** Seconds; only on the page of the video itself. */
export function askedStart(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  videoId: string,
): number | undefined {
  const asked = new URLSearchParams(search).get("t");
  if (asked === null || !/^\d{1,6}$/.test(asked) || pathname !== `/video/${encodeURIComponent(videoId)}`)
    return undefined;
  return Number(asked);
}
