// Modules by kind. Only pages made of modules load this table.

import { Ad } from "./ad/Ad.tsx";
import { ArticleList } from "./article-list/ArticleList.tsx";
import { Bucket } from "./bucket/Bucket.tsx";
import { CardGrid } from "./card-grid/CardGrid.tsx";
import { CategoryHeading } from "./category-heading/CategoryHeading.tsx";
import { ChannelPromo } from "./channel-promo/ChannelPromo.tsx";
import { MainVideo } from "./main-video/MainVideo.tsx";
import { Newsletter } from "./newsletter/Newsletter.tsx";
import { OpinionRow } from "./opinion-row/OpinionRow.tsx";
import { PersonCard } from "./person-card/PersonCard.tsx";
import { RecirculationUnit } from "./recirculation-unit/RecirculationUnit.tsx";
import type { Renderers } from "./registry.ts";
import type { ModuleKind } from "./schemas.ts";
import { SpecialFeature } from "./special-feature/SpecialFeature.tsx";
import { SponsoredHeading } from "./sponsored-heading/SponsoredHeading.tsx";
import { Spotlight } from "./spotlight/Spotlight.tsx";
import { Timeline } from "./timeline/Timeline.tsx";
import { Trending } from "./trending/Trending.tsx";
import { WatchLivePromo } from "./watch-live-promo/WatchLivePromo.tsx";

export const moduleComponents: Renderers<ModuleKind> = {
  ad: Ad,
  "article-list": ArticleList,
  bucket: Bucket,
  "card-grid": CardGrid,
  "category-heading": CategoryHeading,
  "channel-promo": ChannelPromo,
  "main-video": MainVideo,
  newsletter: Newsletter,
  "opinion-row": OpinionRow,
  "person-card": PersonCard,
  "recirculation-unit": RecirculationUnit,
  "special-feature": SpecialFeature,
  "sponsored-heading": SponsoredHeading,
  spotlight: Spotlight,
  "three-across": CardGrid,
  timeline: Timeline,
  trending: Trending,
  "two-across": CardGrid,
  "video-strip": Bucket,
  "watch-live-promo": WatchLivePromo,
};
