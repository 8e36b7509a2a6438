// The page-loading rules by name, and which of them each kind of route runs, in which order (LOAD-06).

import type { Rule } from "../../core/run-rules.ts";
import type { PageContext } from "../page-context.ts";
import type { RouteKind } from "../site-route.ts";
import { ampStyle } from "./amp-style.ts";
import { article } from "./article.ts";
import { carriedSection } from "./carried-section.ts";
import { category } from "./category.ts";
import { election } from "./election.ts";
import { liveEvent } from "./live-event.ts";
import { person } from "./person.ts";
import { show } from "./show.ts";
import { staticPage } from "./static-page.ts";
import { usualNewsletters } from "./usual-newsletters.ts";

export const rules = {
  "amp-style": ampStyle,
  article,
  "carried-section": carriedSection,
  category,
  election,
  "live-event": liveEvent,
  person,
  show,
  "static-page": staticPage,
  "usual-newsletters": usualNewsletters,
} satisfies Record<string, Rule<PageContext>>;

export type RuleName = keyof typeof rules;

const anyContent: readonly RuleName[] = ["category", "amp-style", "article", "static-page"];

export const rulesByKind: Readonly<Record<RouteKind, readonly RuleName[]>> = {
  home: anyContent,
  "persons-list": anyContent,
  person: ["person"],
  "shows-list": anyContent,
  show: ["show"],
  article: ["amp-style", "article", "category", "static-page", "carried-section"],
  category: ["election", "category", "static-page"],
  fnctv: anyContent,
  newyears: anyContent,
  section: [...anyContent, "carried-section"],
  "live-event": ["live-event"],
};
