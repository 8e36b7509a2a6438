// GET /api/article?path=: the published story at an address, as the page-loading rules read it (API-01, LOAD-02). Its body comes parsed and
// sanitised, as {is, props}.

import type { Hono } from "hono";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { isOut } from "../../content/records/is-out.ts";
import { notFound } from "../../model/http-error.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { textParameter } from "./parameters.ts";
import type { ApiParts } from "./api-parts.ts";
import { storeCall } from "./store-call.ts";

export const longestPath = 1000;

export function article(api: Hono, { openClient, log, now }: ApiParts): void {
  api.get("/api/article", async (context) => {
    const given = textParameter(new URL(context.req.url).searchParams, "path", longestPath);
    const path = sitePath(given) ?? given;
    return storeCall(context, log, async () => {
      const found = await openClient(new Set()).byPath("article", path);
      if (found === undefined || !isOut(found, now())) throw notFound();
      return context.json(publicArticle(found));
    });
  });
}

export function publicArticle({ blocks, gaps: _gaps, ...fields }: RecordDocs["article"]) {
  return {
    ...fields,
    originalCanonical_url: fields.originalCanonical_url ?? fields.canonical_url,
    components: blocks.map(({ kind, props }) => ({ is: kind, props })),
  };
}
