// GET /api/category?path=: the section or, under /category/, the tag at an address (API-01, LOAD-03, ROUTE-14).

import type { Hono } from "hono";
import { notFound } from "../../model/http-error.ts";
import { siteUrl } from "../../model/addresses/site-path.ts";
import { longestPath } from "./article.ts";
import { textParameter } from "./parameters.ts";
import type { ApiParts } from "./api-parts.ts";
import { storeCall } from "./store-call.ts";

const tagPrefix = "/category/";

export function category(api: Hono, { openClient, log }: ApiParts): void {
  api.get("/api/category", async (context) => {
    const path = siteUrl(textParameter(new URL(context.req.url).searchParams, "path", longestPath));
    const type = path.startsWith(tagPrefix) ? "tag" : "section";
    const name = path.slice(type === "tag" ? tagPrefix.length : 1);
    return storeCall(context, log, async () => {
      const found = await openClient(new Set()).byId(type, name);
      if (found === undefined) throw notFound();
      return context.json({ ...found, type, path: found.path ?? name, canonical_url: path });
    });
  });
}
