// Makes pages: from an address to the bytes and headers that the page cache holds. The machine around `core/`.

import type { ContentClient } from "../../content/client.ts";
import { withPreviewed } from "../../content/with-previewed.ts";
import type { Logger } from "pino";
import type { OpenArchive } from "../../content/archive.ts";
import type { OpenClient } from "../../content/client.ts";
import { pageMaker } from "../../core/make-page.server.ts";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import { isBlank } from "../../model/forms/form-state.ts";
import { normaliseError } from "../../model/http-error.ts";
import { documentRenderer, type DocumentKind, type DocumentOptions } from "../../core/render-document.server.tsx";
import type { ClientEnv } from "../../site/client-env.ts";
import type { NewsSite } from "../../site/page-types.ts";
import { siteDefinition } from "../../site/site-definition.server.ts";
import { siteDrawing } from "../../site/site-drawing.server.tsx";
import { tracedSite } from "../tracing/traced-site.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { encodeUtf8 } from "./encode-utf8.ts";
import { events } from "../log.ts";
import { activity } from "../operating/activity.ts";
import type { OpenPageContext } from "./page-contexts.ts";
import type { PageAddress } from "./page-address.ts";
import type { FreshPage } from "./cached-page.ts";
import { noVarySearch } from "./no-vary-search.ts";
import { contentTypes, redirectAnswer, type PageForm } from "./redirect-answer.ts";
import { reportingEndpoints, securityHeaders, type PagePolicy } from "../http/security-headers.ts";
import { agingKey } from "../../content/store/records/surrogate-keys.ts";
import type { PageDictionary } from "../dictionary/dcz.ts";
import type { EdgeHeaders } from "../edges/edge-headers.ts";
import { surrogateKeyHeader } from "./surrogate-key-header.ts";
import { cachePolicies, pagePolicies, type EdgeLife } from "../http/cache-policies.ts";

export interface PageServiceParts {
  openClient: OpenClient;
  /** Absent where content is another's. */
  openArchive?: OpenArchive;
  openContext: OpenPageContext;
  log: Logger;
  env: ClientEnv;
  /** The content-security policies of documents. */
  policies?: Readonly<Record<DocumentKind, PagePolicy>>;
  surrogateKeys: boolean;
  /** What answers say to caches in front of the site. */
  edgeHeaders?: EdgeHeaders;
  /** PAGE_FRESH_SECONDS. */
  freshSeconds: number;
  /** Offered with documents; what is everyone's may be compressed with it. */
  dictionary?: PageDictionary;
  document: Omit<DocumentOptions<NewsSite>, "onError">;
  now(): number;
  tracing?: Tracing;
}

/** A preview belongs to whoever holds its link: found by no search engine, told to no other site (ART-08). */
const previewHeaders = {
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
} as const;

/** The address of a page with a reader's form may hold a token. */
const formHeaders = { "referrer-policy": "same-origin" } as const;

export type PageService = (address: PageAddress, form: PageForm) => Promise<FreshPage>;

export function pageService(parts: PageServiceParts): PageService {
  const { log, tracing } = parts;
  const makePage = pageMaker(tracing === undefined ? siteDefinition : tracedSite(siteDefinition, tracing));
  const render = documentRenderer(siteDrawing);
  const document: DocumentOptions<NewsSite> = {
    ...parts.document,
    onError: (error) => log.error({ err: error }, events.renderFailed),
  };

  function drawn<T>(path: string, draw: () => T): T {
    const held = () => activity.hold(`draw ${path}`, draw);
    return tracing === undefined ? held() : tracing.during("render", held);
  }

  return async (address, form) => {
    const { preview, form: readersForm } = address;
    const policy = preview === undefined && readersForm === undefined ? address.cache : "one-reader";
    const isBlankForm = preview === undefined && readersForm !== undefined && isBlank(readersForm);
    const caching = isBlankForm ? () => cachePolicies.blankForm : pagePolicies[policy];
    const dictionary = policy === "everyone" ? parts.dictionary : undefined;
    const keys = new Set<string>();
    const now = parts.now();
    /** Rules know of previews of stories, which stay drafts on their page; other kinds are shown as if they were out. */
    const previewed = (content: ContentClient) =>
      preview === undefined || preview.type === "article" ? content : withPreviewed(content, preview, now);
    const outcome = await makePage(parts.env, ({ noteFailure }) =>
      parts.openContext(address, {
        content: previewed(parts.openClient(keys)),
        ...(parts.openArchive && { archive: parts.openArchive(keys) }),
        now,
        noteFailure,
      }),
    );
    if ("redirect" in outcome) {
      const { to, status: code, used, by } = outcome.redirect;
      const carried = { to: carryQuery(to, address.search, used), status: code };
      const { status, body, headers } = redirectAnswer(carried, form, document.build);
      return {
        status,
        body,
        headers: headersOf(headers),
        keys,
        degraded: outcome.degraded,
        redirect: { to, status: code, used, by },
      };
    }
    const { page, degraded } = outcome;
    const { validUntil } = page;
    if (form === "json") {
      const { content, status } = drawn(address.path, () => render.answer(page, document));
      return {
        status,
        keys,
        degraded: degraded || status !== page.status,
        ...lasting(validUntil),
        dictionary,
        body: encodeUtf8([JSON.stringify(content)]),
        headers: headersOf({ "content-type": contentTypes.json, ...askedAgain(status) }, validUntil),
      };
    }
    const { content, status } = drawn(address.path, () => render.document(page, document));
    const security = parts.policies?.[content.kind];
    return {
      status,
      keys,
      degraded: degraded || status !== page.status,
      ...lasting(validUntil),
      dictionary,
      body: encodeUtf8(content.parts),
      headers: headersOf(
        {
          "content-type": contentTypes.html,
          ...askedAgain(status),
          ...(security && { ...reportingEndpoints, "content-security-policy": security(page.outside) }),
          ...(policy === "everyone" && { "no-vary-search": noVarySearch(address.path, await movedQueries()) }),
          ...(dictionary && { link: `<${dictionary.path}>; rel="compression-dictionary"` }),
        },
        validUntil,
      ),
    };

    /** The page does not depend on them: a change of theirs is told to whoever comes next. */
    function movedQueries(): Promise<readonly string[]> {
      return parts
        .openClient(new Set())
        .redirectPatterns("queries")
        .catch(() => []);
    }

    function headersOf(own: Readonly<Record<string, string>>, until?: number): Record<string, string> {
      const left = until === undefined ? undefined : (until - now) / 1000;
      return {
        ...securityHeaders,
        "cache-control": caching({ fresh: parts.freshSeconds, left }),
        ...(preview === undefined ? parts.surrogateKeys && surrogateKeyHeader(keys) : previewHeaders),
        ...(policy === "everyone" && parts.edgeHeaders?.(keys, edgeLife(until))),
        ...(readersForm && formHeaders),
        ...own,
      };
    }

    /** An edge that has it for long must be told how much of its time is over. */
    function lasting(end: number | undefined): Pick<FreshPage, "validUntil" | "madeAt"> {
      return { validUntil: end, ...(end !== undefined && parts.edgeHeaders && { madeAt: performance.now() }) };
    }

    function edgeLife(until: number | undefined): EdgeLife {
      return { of: "page", now, until, ...(keys.has(agingKey) && { most: parts.freshSeconds }) };
    }
  };
}

/** LOAD-05: the store is away, and comes back. */
export function askedAgain(status: number): Record<string, string> {
  return status === 503 ? { "retry-after": "10" } : {};
}

/** What is left when not even the error page could be made. */
export function failedPage(error: unknown): FreshPage {
  const { statusCode } = normaliseError(error);
  return {
    status: statusCode,
    body: Buffer.from(
      '<!doctype html><title>Error</title><p>This page could not be shown. <a href="/">Go back to home</a></p>',
    ),
    headers: { ...securityHeaders, "content-type": contentTypes.html, "cache-control": cachePolicies.none },
    keys: new Set(),
    degraded: true,
  };
}
