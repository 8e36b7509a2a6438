// The renderers of an interactive page.

import { ArticleList } from "../../blocks/article-list/ArticleList.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import { RecirculationUnit } from "../../blocks/recirculation-unit/RecirculationUnit.tsx";
import type { Renderers } from "../../blocks/renderers.ts";
import { SpecialFeature } from "../../blocks/special-feature/SpecialFeature.tsx";
import { Timeline } from "../../blocks/timeline/Timeline.tsx";
import type { InteractiveKind } from "./interactive-kinds.ts";

export const interactiveComponents: Renderers<InteractiveKind> = {
  ...bodyComponents,
  "article-list": ArticleList,
  "recirculation-unit": RecirculationUnit,
  "special-feature": SpecialFeature,
  timeline: Timeline,
};
