// ART-12: a live blog comes into an article as a launcher script that is marked as one. The script itself is never stored.

const launcher = /launcher/i;
const liveBlogMark = /live[-_ ]?blog(?!\s*=\s*["']?(?:false|0)\b)/i;
const eventCodeAttribute = /\b(?:data-)?(?:live-)?event-?_?code\s*=\s*["']?([\w-]+)/i;

export interface LiveBlogLauncher {
  eventCode?: string;
}

export function liveBlogLauncher(html: string): LiveBlogLauncher | undefined {
  const tag = scriptTags(html).find((found) => launcher.test(found) && liveBlogMark.test(found));
  if (tag === undefined) return undefined;
  const eventCode = eventCodeAttribute.exec(tag)?.[1];
  return eventCode === undefined ? {} : { eventCode };
}

/** A tag ends at the first bracket outside quotes. */
function scriptTags(html: string): string[] {
  const found: string[] = [];
  let read = 0;
  for (const { 0: start, index } of html.matchAll(/<script\b/gi)) {
    if (index < read) continue;
    read = endOfTag(html, index + start.length);
    if (read === -1) break;
    found.push(html.slice(index, read));
  }
  return found;
}

function endOfTag(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (character === quote) quote = "";
    else if (quote === "" && character === ">") return at + 1;
    else if (quote === "" && (character === '"' || character === "'")) quote = character;
  }
  return -1;
}
