// Modules by kind. Only pages made of modules load this table.

import { AboutPromo } from "./about-promo/AboutPromo.tsx";
import { Ad } from "./ad/Ad.tsx";
import { ArticleList } from "./article-list/ArticleList.tsx";
import { Bucket } from "./bucket/Bucket.tsx";
import { CardGrid } from "./card-grid/CardGrid.tsx";
import { Carriers } from "./carriers/Carriers.tsx";
import { CategoryHeading } from "./category-heading/CategoryHeading.tsx";
import { ChannelPromo } from "./channel-promo/ChannelPromo.tsx";
import { ContentCarousel } from "./content-carousel/ContentCarousel.tsx";
import { CookieSetting } from "./cookie-setting/CookieSetting.tsx";
import { ElectionResults } from "./election-results/ElectionResults.tsx";
import { LegalLinks } from "./legal-links/LegalLinks.tsx";
import { MainVideo } from "./main-video/MainVideo.tsx";
import { Merchandise } from "./merchandise/Merchandise.tsx";
import { LiveEventHeading } from "./live-event-heading/LiveEventHeading.tsx";
import { HousePromo } from "./house-promo/HousePromo.tsx";
import { OpinionRow } from "./opinion-row/OpinionRow.tsx";
import { PersonCard } from "./person-card/PersonCard.tsx";
import { PersonList } from "./person-list/PersonList.tsx";
import { PersonalityEvents } from "./personality-events/PersonalityEvents.tsx";
import { PromoSlider } from "./promo-slider/PromoSlider.tsx";
import { PrivacyInvitation } from "./privacy-choices/PrivacyInvitation.tsx";
import { RankTool } from "./rank-tool/RankTool.tsx";
import { RecirculationUnit } from "./recirculation-unit/RecirculationUnit.tsx";
import type { Renderers } from "./renderers.ts";
import type { ModuleKind } from "../../content/blocks/schemas.ts";
import { ShowBanner } from "./show-banner/ShowBanner.tsx";
import { ShowCarousel } from "./show-carousel/ShowCarousel.tsx";
import { ShowList } from "./show-list/ShowList.tsx";
import { ShowSubnav } from "./show-subnav/ShowSubnav.tsx";
import { SpecialFeature } from "./special-feature/SpecialFeature.tsx";
import { SponsoredHeading } from "./sponsored-heading/SponsoredHeading.tsx";
import { Spotlight } from "./spotlight/Spotlight.tsx";
import { Timeline } from "./timeline/Timeline.tsx";
import { Trending } from "./trending/Trending.tsx";
import { VideoGroup } from "./video-group/VideoGroup.tsx";
import { VideoNavigation } from "./video-navigation/VideoNavigation.tsx";
import { WatchLivePromo } from "./watch-live-promo/WatchLivePromo.tsx";

export const moduleComponents: Renderers<ModuleKind> = {
  "about-promo": AboutPromo,
  ad: Ad,
  "article-list": ArticleList,
  bucket: Bucket,
  "card-grid": CardGrid,
  carriers: Carriers,
  "category-heading": CategoryHeading,
  "channel-promo": ChannelPromo,
  "content-carousel": ContentCarousel,
  "cookie-setting": CookieSetting,
  "election-results": ElectionResults,
  "legal-links": LegalLinks,
  "main-video": MainVideo,
  merchandise: Merchandise,
  "live-event-heading": LiveEventHeading,
  "house-promo": HousePromo,
  "opinion-row": OpinionRow,
  "person-card": PersonCard,
  "person-list": PersonList,
  "personality-events": PersonalityEvents,
  "promo-slider": PromoSlider,
  "privacy-choices": PrivacyInvitation,
  "rank-tool": RankTool,
  "recirculation-unit": RecirculationUnit,
  "show-banner": ShowBanner,
  "show-carousel": ShowCarousel,
  "show-list": ShowList,
  "show-subnav": ShowSubnav,
  "special-feature": SpecialFeature,
  "sponsored-heading": SponsoredHeading,
  spotlight: Spotlight,
  "three-across": CardGrid,
  timeline: Timeline,
  trending: Trending,
  "two-across": CardGrid,
  "video-group": VideoGroup,
  "video-navigation": VideoNavigation,
  "video-strip": Bucket,
  "watch-live-promo": WatchLivePromo,
};
