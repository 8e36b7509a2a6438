// GET /api/category?path=: the section or, under /category/, the tag at an address (API-01, LOAD-03, ROUTE-14).

import type { Hono } from "hono";
import { notFound } from "../../model/http-error.ts";
import { sectionName, sectionPath, tagName, tagPath, tagPrefix } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { longestPath } from "./article.ts";
import { textParameter } from "./parameters.ts";
import type { ApiParts } from "./api-parts.ts";
import { storeCall } from "./store-call.ts";

export function category(api: Hono, { openClient, log }: ApiParts): void {
  api.get("/api/category", async (context) => {
    const given = textParameter(new URL(context.req.url).searchParams, "path", longestPath);
    const path = sitePath(given) ?? given;
    const type = path.startsWith(tagPrefix) ? "tag" : "section";
    return storeCall(context, log, async () => {
      const found = await openClient(new Set()).byPath(type, path);
      if (found === undefined) throw notFound();
      const [home, name] = type === "tag" ? [tagPath(found), tagName(found)] : [sectionPath(found), sectionName(found)];
      return context.json({ ...found, type, path: found.path ?? name, canonical_url: spellPath(home) });
    });
  });
}
