// ART-12: a live blog comes into an article as a launcher script that is marked as one. The script itself is never kept.

/** Bounded, so that a hostile text without an end costs no more than any other. */
const scriptTag = /<script\b(?:[^>"']|"[^"]*"|'[^']*'){0,4000}>/gi;
const launcher = /launcher/i;
const liveBlogMark = /live[-_ ]?blog(?!\s*=\s*["']?(?:false|0)\b)/i;
const eventCodeAttribute = /\b(?:data-)?(?:live-)?event-?_?code\s*=\s*["']?([\w-]+)/i;

export interface LiveBlogLauncher {
  eventCode?: string;
}

export function liveBlogLauncher(html: string): LiveBlogLauncher | undefined {
  const tag = html.match(scriptTag)?.find((found) => launcher.test(found) && liveBlogMark.test(found));
  if (tag === undefined) return undefined;
  const eventCode = eventCodeAttribute.exec(tag)?.[1];
  return eventCode === undefined ? {} : { eventCode };
}
