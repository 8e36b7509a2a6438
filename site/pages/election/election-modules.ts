// The modules that usually stand around results, with their styles in the page’s own.

import { Ad } from "../../blocks/ad/Ad.tsx";
import { ArticleList } from "../../blocks/article-list/ArticleList.tsx";
import { Bucket } from "../../blocks/bucket/Bucket.tsx";
import { ContactForm } from "../../blocks/contact-form/ContactForm.tsx";
import { Newsletter } from "../../blocks/newsletter/Newsletter.tsx";
import { RecirculationUnit } from "../../blocks/recirculation-unit/RecirculationUnit.tsx";
import type { Renderers } from "../../blocks/renderers.ts";
import { SpecialFeature } from "../../blocks/special-feature/SpecialFeature.tsx";
import { Trending } from "../../blocks/trending/Trending.tsx";
import { WatchLivePromo } from "../../blocks/watch-live-promo/WatchLivePromo.tsx";
import type { ElectionModuleKind } from "./election-module-kinds.ts";

export const electionModules: Renderers<ElectionModuleKind> = {
  ad: Ad,
  "article-list": ArticleList,
  bucket: Bucket,
  "contact-form": ContactForm,
  newsletter: Newsletter,
  "recirculation-unit": RecirculationUnit,
  "special-feature": SpecialFeature,
  trending: Trending,
  "watch-live-promo": WatchLivePromo,
};
