// The calls the site answers, a file each, named as its address.

import { Hono } from "hono";
import { securityHeaders } from "../http/security-headers.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { adKeyword } from "./ad-keyword.ts";
import { ampConsentCall } from "./amp-consent.ts";
import { answerError } from "./answer-error.ts";
import type { ApiParts } from "./api-parts.ts";
import { article } from "./article.ts";
import { articleSearch } from "./article-search.ts";
import { category } from "./category.ts";
import { openCalls, refuseOtherMethods } from "./cross-origin.ts";
import { embedFailures } from "./embed-failures.ts";
import { env } from "./env.ts";
import { hotTopics } from "./hotTopics.ts";
import { pageView } from "./page-view.ts";
import { instagram } from "./instagram.ts";
import { oembed } from "./oembed.ts";
import { openapi, openapiPath } from "./openapi.ts";
import { region } from "./region.ts";
import { resizer } from "./resizer.ts";
import { calendarPath, schedule } from "./schedule.ts";
import { searchSuggestions, searchSuggestionsPath } from "./search-suggestions.ts";
import { suggestions, suggestionsPath } from "./suggestions.ts";
import { videoSearch } from "./video-search.ts";
import { cachePolicies } from "../http/cache-policies.ts";

/** The calls that say the same to everybody. */
const publicCalls = [
  "/api/article",
  "/api/article-search",
  "/api/category",
  "/api/env",
  "/api/hotTopics",
  "/api/instagram",
  "/api/live-playlist",
  "/api/oembed",
  openapiPath,
  "/api/resizer/multiple",
  "/api/resizer/single",
  "/api/schedule",
  calendarPath,
  searchSuggestionsPath,
  suggestionsPath,
  "/api/video-search/playlist",
];

/** Of them those that search the store, anew for every word. */
const searchCalls = ["/api/article-search", searchSuggestionsPath, suggestionsPath, "/api/video-search/playlist"];

export function apiRoutes(parts: ApiParts): Hono {
  const api = new Hono();
  api.use("/api/*", async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    if (context.res.status >= 500) context.header("cache-control", cachePolicies.none);
    else if (!context.res.headers.has("cache-control")) context.header("cache-control", cachePolicies.call);
  });
  openCalls(api, publicCalls);
  for (const path of searchCalls) {
    api.get(path, (context, next) => parts.limits.search(requestBehind(context), () => next()));
  }
  env(api, parts);
  hotTopics(api, parts);
  suggestions(api, parts);
  searchSuggestions(api, parts);
  articleSearch(api, parts);
  article(api, parts);
  category(api, parts);
  videoSearch(api, parts);
  schedule(api, parts);
  region(api, parts);
  ampConsentCall(api, parts);
  pageView(api, parts);
  adKeyword(api, parts);
  resizer(api);
  instagram(api, parts);
  oembed(api, parts);
  embedFailures(api, parts);
  openapi(api);
  refuseOtherMethods(api, publicCalls);
  api.all("/api/*", (context) => context.json({ message: "Not found", statusCode: 404 }, 404));
  api.onError(answerError(parts.log));
  return api;
}
