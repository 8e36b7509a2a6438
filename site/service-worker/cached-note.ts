// What a reader is told when the page on show did not come from the network just now. It stands before the site in the document, where it is
// there with the first paint and in nobody's way when the page is taken over.

/** Found by it when the reader goes on to a page that is fresh. */
export const noteId = "cached-note";

/** Set on the document of the offline page when it stands in for another one. */
export const standsIn = "data-stands-in";

/** 9:41 AM, or November 14, 9:41 AM when that was another day; in the reader's own time. */
export function cachedTime(at: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat("en-US", { ...zone, month: "long", day: "numeric" });
  const time = new Intl.DateTimeFormat("en-US", { ...zone, hour: "numeric", minute: "2-digit" });
  const clock = time.format(at).replace(/\s/, " ");
  return day.format(at) === day.format(now) ? clock : `${day.format(at)}, ${clock}`;
}

export function withCachedNote(html: string, at: number, now: number, timeZone?: string): string {
  const note =
    `<aside id="${noteId}" class="connection-note screen-only" aria-label="About this copy"><p>` +
    `Kept copy from <time datetime="${new Date(at).toISOString()}">${cachedTime(at, now, timeZone)}</time>: ` +
    `the network did not answer. <a href="">Try again</a></p></aside>`;
  return html.replace(/<body[^<>]*>/, (body) => body + note);
}

export function asStandIn(html: string): string {
  return html.replace(/<html\b/, `<html ${standsIn}`);
}
