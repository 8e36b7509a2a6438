// The markup inside a line of a story: **strong**, *emphasis* and [links](/section/slug). All else is text and is escaped.

import type { Refuse } from "./story-fault.ts";

const marked = /\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<address>[^()\s]*)\)/gs;
const allowedAddress = /^(?:\/(?!\/)|https:\/\/)/;

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function inlineHtml(source: string, refuse: Refuse): string {
  let html = "";
  let done = 0;
  for (const match of source.matchAll(marked)) {
    html += plain(source.slice(done, match.index), refuse) + element(match.groups ?? {}, refuse);
    done = match.index + match[0].length;
  }
  return html + plain(source.slice(done), refuse);
}

/** The words alone, for places that take no markup. */
export function inlineText(source: string): string {
  return source.replaceAll(marked, (...match) => {
    const { strong, em, label }: Record<string, string | undefined> = match.at(-1);
    return inlineText(strong ?? em ?? label ?? "");
  });
}

function element({ strong, em, label, address }: Record<string, string | undefined>, refuse: Refuse): string {
  if (strong !== undefined) return `<strong>${inlineHtml(strong, refuse)}</strong>`;
  if (em !== undefined) return `<em>${inlineHtml(em, refuse)}</em>`;
  if (address === undefined || !allowedAddress.test(address)) {
    return refuse(`a link must lead to a path of the site or to https, not to ${JSON.stringify(address)}`);
  }
  return `<a href="${escapeHtml(address)}">${inlineHtml(label ?? "", refuse)}</a>`;
}

function plain(text: string, refuse: Refuse): string {
  const loose = /\*\*|\]\(/.exec(text);
  if (loose !== null)
    refuse(`${JSON.stringify(loose[0])} without its other half in ${JSON.stringify(text.slice(0, 60))}`);
  return escapeHtml(text);
}
