// This site as the page engine sees it.

import type { SiteDefinition } from "../core/site-definition.ts";
import { earliest } from "../model/time/earliest.ts";
import { instantOf } from "../model/time/instant-of.ts";
import { loadPageAds } from "./ads/page-ads.server.ts";
import { withForms } from "./forms/forms-of-page.ts";
import { decideLayout } from "./layouts/decide-layout.ts";
import { messages } from "./messages.ts";
import type { PageContext } from "./page-context.ts";
import type { NewsSite } from "./page-types.ts";
import { loadErrorPage } from "./pages/error/load.server.ts";
import { loadNotFoundPage, missingLinkForm } from "./pages/not-found/load.server.ts";
import { routes } from "./routes.server.ts";
import { rules } from "./rules/rules.ts";
import { leaveUsualAddress } from "./rules/usual-address.ts";
import { followRedirectPattern, followStoredRedirect } from "./rules/stored-redirect.ts";
import { loadShell } from "./shell/shell-data.ts";

export const siteDefinition: SiteDefinition<NewsSite, PageContext> = {
  routes,
  rules,
  followStoredRedirect: async (context) => {
    await followStoredRedirect(context);
    leaveUsualAddress(context);
  },
  followRedirectPattern,
  layoutOf: decideLayout,
  loadShell,
  loadServerOnly: async (context, { page }) => ({ ads: await loadPageAds(context, page) }),
  loadNotFoundPage: async (context, message) =>
    withForms(await loadNotFoundPage(context, message), context.form ?? missingLinkForm(context.path)),
  loadErrorPage,
  notFoundMessage: messages.pageNotFound,
  validUntil: (context, { alert }) => earliest(endOfStory(context), ...context.endings, alert?.until),
};

function endOfStory({ state: { actual } }: PageContext): number | undefined {
  return actual?.type === "article" ? instantOf(actual.record.expiration_date) : undefined;
}
