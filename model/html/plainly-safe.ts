// Most paragraphs hold nothing but words, a few bare tags and plain links. Those need no parser to be known as safe: the
// sanitiser would answer them unchanged. Anything that deviates by a character goes to the sanitiser.

import { isOwnHost } from "../addresses/own-hosts.ts";
import { limits } from "../fields/content-limits.ts";

const token =
  /<(\/?)(strong|em|u|s|b|i|a)( href="(?:https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+))?\/[a-z0-9][a-z0-9/-]*")?>/g;
const suspicious = /[<>]|&(?!(?:amp|lt|gt);)/;

export function isPlainlySafe(html: string, allowed: readonly string[]): boolean {
  const open: string[] = [];
  let rest = "";
  let last = 0;
  let elements = 0;
  for (const match of html.matchAll(token)) {
    const [whole, slash, name = "", href, host] = match;
    if (!allowed.includes(name) || (href !== undefined) !== (name === "a" && slash === "")) return false;
    // A link to this site becomes a path of it.
    if (host !== undefined && isOwnHost(host)) return false;
    if (slash === "") {
      open.push(name);
      elements += 1;
    } else if (open.pop() !== name) return false;
    if (open.length > limits.richTextDepth || elements > limits.richTextTags) return false;
    rest += html.slice(last, match.index);
    last = match.index + whole.length;
  }
  return open.length === 0 && !suspicious.test(rest + html.slice(last));
}
