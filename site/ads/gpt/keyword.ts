// ADS-06: the keyword by which ads are aimed at a story. The server asks the publisher's feed for it; `gid` in the address names another
// story. Without an answer the ad is asked for without one.

import { memoized } from "../../../model/work/single-flight.ts";

const patience = 1500;
const known = new Map<string, Promise<string>>();

export function targetedArticle(article: string, search: string): string {
  return new URLSearchParams(search).get("gid") || article;
}

async function ask(id: string): Promise<string> {
  try {
    const response = await fetch(`/api/ad-keyword?id=${encodeURIComponent(id)}`, {
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = await response.json();
    const keyword = typeof answer === "object" && answer !== null && "keyword" in answer ? answer.keyword : "";
    return typeof keyword === "string" ? keyword : "";
  } catch {
    return "";
  }
}

export function keywordOf(article: string): Promise<string> {
  const id = targetedArticle(article, location.search);
  return memoized(known, id, () => ask(id));
}
