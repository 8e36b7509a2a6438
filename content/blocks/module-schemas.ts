// The modules that fronts and other layouts are made of.

import { aboutPromo } from "../../site/blocks/about-promo/schema.ts";
import { ad } from "../../site/blocks/ad/schema.ts";
import { articleList } from "../../site/blocks/article-list/schema.ts";
import { bucket, videoStrip } from "../../site/blocks/bucket/schema.ts";
import { cardGrid, threeAcross, twoAcross } from "../../site/blocks/card-grid/schema.ts";
import { carriers } from "../../site/blocks/carriers/schema.ts";
import { categoryHeading } from "../../site/blocks/category-heading/schema.ts";
import { channelPromo } from "../../site/blocks/channel-promo/schema.ts";
import { contentCarousel } from "../../site/blocks/content-carousel/schema.ts";
import { cookieSetting } from "../../site/blocks/cookie-setting/schema.ts";
import { electionResults } from "../../site/blocks/election-results/schema.ts";
import { legalLinks } from "../../site/blocks/legal-links/schema.ts";
import { mainVideo } from "../../site/blocks/main-video/schema.ts";
import { merchandise } from "../../site/blocks/merchandise/schema.ts";
import { liveEventHeading } from "../../site/blocks/live-event-heading/schema.ts";
import { housePromo } from "../../site/blocks/house-promo/schema.ts";
import { opinionRow } from "../../site/blocks/opinion-row/schema.ts";
import { personCard } from "../../site/blocks/person-card/schema.ts";
import { personList } from "../../site/blocks/person-list/schema.ts";
import { personalityEvents } from "../../site/blocks/personality-events/schema.ts";
import { promoSlider } from "../../site/blocks/promo-slider/schema.ts";
import { privacyChoices } from "../../site/blocks/privacy-choices/schema.ts";
import { rankTool } from "../../site/blocks/rank-tool/schema.ts";
import { recirculationUnit } from "../../site/blocks/recirculation-unit/schema.ts";
import { showBanner } from "../../site/blocks/show-banner/schema.ts";
import { showCarousel } from "../../site/blocks/show-carousel/schema.ts";
import { showList } from "../../site/blocks/show-list/schema.ts";
import { showSubnav } from "../../site/blocks/show-subnav/schema.ts";
import { specialFeature } from "../../site/blocks/special-feature/schema.ts";
import { sponsoredHeading } from "../../site/blocks/sponsored-heading/schema.ts";
import { spotlight } from "../../site/blocks/spotlight/schema.ts";
import { timeline } from "../../site/blocks/timeline/schema.ts";
import { trending } from "../../site/blocks/trending/schema.ts";
import { videoGroup } from "../../site/blocks/video-group/schema.ts";
import { videoNavigation } from "../../site/blocks/video-navigation/schema.ts";
import { watchLivePromo } from "../../site/blocks/watch-live-promo/schema.ts";

export const moduleSchemas = {
  "about-promo": aboutPromo,
  ad,
  "article-list": articleList,
  bucket,
  "card-grid": cardGrid,
  carriers,
  "category-heading": categoryHeading,
  "channel-promo": channelPromo,
  "content-carousel": contentCarousel,
  "cookie-setting": cookieSetting,
  "election-results": electionResults,
  "legal-links": legalLinks,
  "main-video": mainVideo,
  merchandise,
  "live-event-heading": liveEventHeading,
  "house-promo": housePromo,
  "opinion-row": opinionRow,
  "person-card": personCard,
  "person-list": personList,
  "personality-events": personalityEvents,
  "promo-slider": promoSlider,
  "privacy-choices": privacyChoices,
  "rank-tool": rankTool,
  "recirculation-unit": recirculationUnit,
  "show-banner": showBanner,
  "show-carousel": showCarousel,
  "show-list": showList,
  "show-subnav": showSubnav,
  "special-feature": specialFeature,
  "sponsored-heading": sponsoredHeading,
  spotlight,
  "three-across": threeAcross,
  timeline,
  trending,
  "two-across": twoAcross,
  "video-group": videoGroup,
  "video-navigation": videoNavigation,
  "video-strip": videoStrip,
  "watch-live-promo": watchLivePromo,
};
