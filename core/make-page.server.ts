// From an address to its page object: what stands there (`find-page.server.ts`), then its loader. 404s and errors are decided here and nowhere
// else, so a document and a client navigation always agree.

import { spellPath } from "../model/addresses/path-spelling.ts";
import { withoutTrailingSlash } from "../model/addresses/trailing-slash.ts";
import { AwayError, errorForReaders, normaliseError } from "../model/http-error.ts";
import { pageFinder } from "./find-page.server.ts";
import { earliest } from "../model/time/earliest.ts";
import type { SiteTypes, PageObject, AnyPageContent } from "./page-object.ts";
import { Redirect } from "./redirect.ts";
import type { EngineContext, SiteDefinition } from "./site-definition.ts";

export type Outcome<S extends SiteTypes> = ({ page: PageObject<S> } | { redirect: Redirect }) & { degraded: boolean };

/** Makes the context of one page, which is told there when a read failed. */
export type OpenContext<C extends EngineContext> = (parts: Pick<EngineContext, "noteFailure">) => C;

export type MakePage<S extends SiteTypes, C extends EngineContext> = (
  env: S["env"],
  open: OpenContext<C>,
) => Promise<Outcome<S>>;

export function pageMaker<S extends SiteTypes, C extends EngineContext>(site: SiteDefinition<S, C>): MakePage<S, C> {
  const findPage = pageFinder(site);

  async function contentOf(context: C): Promise<{ content: AnyPageContent<S>; keepScroll?: boolean }> {
    const route = await findPage(context);
    return { content: await route.load(context), ...(route.keepScroll && { keepScroll: true }) };
  }

  async function followPatternOrContinue(context: C): Promise<void> {
    try {
      await site.followRedirectPattern(context);
    } catch (error) {
      if (error instanceof Redirect) throw error;
      context.noteFailure("address");
      context.log.error("redirect fetch failed", { ...normaliseError(error) });
    }
  }

  /** One step for readers: the way that leads on from an address without its slash. A redirect for many holds where nothing stands. */
  async function beyond(withoutSlash: Redirect, context: C, isKnown: () => boolean): Promise<Redirect> {
    const further = await raisedBy(followPatternOrContinue(context));
    try {
      await (further === undefined ? findPage(context) : contentOf(context));
    } catch (error) {
      if (error instanceof Redirect) return error;
      if (further !== undefined && isKnown() && errorForReaders(error).statusCode === 404) return further;
    }
    return withoutSlash;
  }

  async function contentOrError(context: C, isKnown: () => boolean): ReturnType<typeof contentOf> {
    const trimmed = withoutTrailingSlash(context.path);
    try {
      return await contentOf(context);
    } catch (error) {
      if (error instanceof Redirect) {
        const isSlashAlone = trimmed !== undefined && error.by.length === 0 && error.to === spellPath(trimmed);
        throw isSlashAlone ? await beyond(error, context, isKnown) : error;
      }
      const { message, statusCode } = errorForReaders(error);
      if (statusCode === 404 && isKnown()) await followPatternOrContinue(context);
      if (statusCode === 404 && isKnown()) return { content: await site.loadNotFoundPage(context, message) };
      context.noteFailure();
      const stack = error instanceof Error ? error.stack : undefined;
      if (statusCode !== 404) context.log.error("page failed", { ...normaliseError(error), stack });
      // LOAD-05: what could not be read may be there.
      if (statusCode === 404 || error instanceof AwayError) {
        return { content: { ...(await site.loadNotFoundPage(context, site.notFoundMessage)), status: 503 } };
      }
      return { content: site.loadErrorPage(statusCode, message) };
    }
  }

  return async (env, open) => {
    let degraded = false;
    let isKnown = true;
    const context = open({
      noteFailure: (of) => {
        degraded = true;
        isKnown &&= of !== "address";
      },
    });
    const loadingShell = site.loadShell(context);
    try {
      const { content, keepScroll } = await contentOrError(context, () => isKnown);
      const shell = await loadingShell;
      const page: PageObject<S> = {
        ...content,
        layout: site.layoutOf(context.route, content),
        validUntil: earliest(content.validUntil, site.validUntil(context, shell)),
        path: context.path,
        renderedAt: wholeMinute(context.now),
        ...(keepScroll && { keepScroll }),
        shell,
        serverOnly: await site.loadServerOnly(context, content),
        env,
      };
      return { page, degraded };
    } catch (error) {
      if (error instanceof Redirect) return { redirect: error, degraded };
      throw error;
    }
  };
}

async function raisedBy(following: Promise<void>): Promise<Redirect | undefined> {
  try {
    await following;
    return undefined;
  } catch (error) {
    if (error instanceof Redirect) return error;
    throw error;
  }
}

/** Nothing on a page is told to the second, and pages made within a minute are the same to the byte. */
function wholeMinute(now: number): number {
  return now - (now % 60_000);
}
