// The page-loading rules by name, and which of them each kind of layout runs, in which order (LOAD-06).

import type { Rule } from "../../core/run-rules.ts";
import type { LayoutKind } from "../layouts/decide-layout.ts";
import type { PageContext } from "../page-context.ts";
import { ampStyle } from "./amp-style.ts";
import { article } from "./article.ts";
import { category } from "./category.ts";
import { election } from "./election.ts";
import { liveEvent } from "./live-event.ts";
import { person } from "./person.ts";
import { show } from "./show.ts";
import { staticPage } from "./static-page.ts";

export const rules = {
  "amp-style": ampStyle,
  article,
  category,
  election,
  "live-event": liveEvent,
  person,
  show,
  "static-page": staticPage,
} satisfies Record<string, Rule<PageContext>>;

export type RuleName = keyof typeof rules;

const anyContent: readonly RuleName[] = ["category", "amp-style", "article", "static-page"];

export const rulesByLayout: Readonly<Record<LayoutKind, readonly RuleName[]>> = {
  home: anyContent,
  "persons-list": anyContent,
  person: ["person"],
  "shows-list": anyContent,
  show: ["show"],
  article: ["amp-style", "article", "category", "static-page"],
  category: ["election", "category", "static-page"],
  fnctv: anyContent,
  newyears: anyContent,
  section: anyContent,
  "live-event": ["live-event"],
};
