// /lite and /lite/{path}: the text edition of a page. What has none leads to the full page.

import { liteDocument, liteStyle } from "../../site/lite/lite-document.ts";
import { litePage } from "../../site/lite/lite-pages.ts";
import { readLite } from "../../site/lite/read-lite.server.ts";
import { AwayError, normaliseError } from "../../model/http-error.ts";
import { Redirect } from "../../core/redirect.ts";
import { litePath, tag, words } from "../../site/lite/lite-html.ts";
import { messages } from "../../site/messages.ts";
import type { OpenPageContext } from "../pages/page-contexts.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { pathOf } from "../../model/addresses/site-path.ts";
import type { DocumentRoute, MadeDocument } from "../documents/document-route.ts";
import { headerSafe } from "../pages/redirect-answer.ts";
import { scriptHash } from "../http/security-headers.ts";

const type = "text/html; charset=utf-8";

/** Nothing is loaded but the document itself. */
const policy = [
  "default-src 'none'",
  `style-src ${scriptHash(liteStyle)}`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

/** LOAD-05: what readers are told while the store does not answer. */
const awayWords = {
  title: messages.notFoundTitle,
  opening: tag("p", words(messages.textAway)),
  words: { pieces: [], page: 1, pages: 1 },
};

export function liteRoutes(openContext: OpenPageContext): readonly DocumentRoute[] {
  return [
    {
      path: /^\/lite(?<page>\/.*)?$/,
      make: async ({ path: asked, params, query, content, origin, now, noteFailure }) => {
        // Without doubled slashes: what stands here as a path is sent to readers as one.
        const path = pathOf(params["page"] ?? "/");
        let isKnown = true;
        /** To the full page, which says what is wrong, or is all there is. Not while nobody knows what is there (LOAD-05). */
        const toFullPage = () => {
          if (!isKnown) throw new AwayError("the address could not be read");
          return elsewhere(path);
        };
        try {
          const noteWhat = (of?: "address") => {
            isKnown &&= of !== "address";
            noteFailure();
          };
          const context = openContext({ path, query, search: "" }, { content, now, noteFailure: noteWhat });
          const found = await readLite(context);
          const part = found && litePage(found.pieces, query.get("page"));
          if (found === undefined || part === undefined) return toFullPage();
          if (asked !== litePath(path)) return elsewhere(litePath(path));
          return {
            type,
            body: liteDocument({ ...found, path, origin, now, words: part, deadLinks: context.deadLinks }),
            headers: { "content-security-policy": policy },
          };
        } catch (error) {
          if (error instanceof Redirect) {
            const { to, status, used } = error;
            return { ...sentTo(headerSafe(litePath(to)), status), redirect: { to: litePath(to), status, used } };
          }
          if (normaliseError(error).statusCode === 404) return toFullPage();
          throw error;
        }
      },
      whileAway: ({ params, query, content, origin, now, noteFailure }) => {
        const path = pathOf(params["page"] ?? "/");
        const { deadLinks } = openContext({ path, query, search: "" }, { content, now, noteFailure });
        return {
          type,
          body: liteDocument({ ...awayWords, path, origin, now, deadLinks }),
          headers: { "content-security-policy": policy },
        };
      },
    },
  ];
}

function elsewhere(path: string): MadeDocument {
  return sentTo(spellPath(path), 302);
}

function sentTo(location: string, status: number): MadeDocument {
  return { type, body: "", status, headers: { location } };
}
