// The modules that fronts and other layouts are made of.

import { aboutPromo } from "./about-promo/schema.ts";
import { ad } from "./ad/schema.ts";
import { articleList } from "./article-list/schema.ts";
import { bucket, videoStrip } from "./bucket/schema.ts";
import { cardGrid, threeAcross, twoAcross } from "./card-grid/schema.ts";
import { carriers } from "./carriers/schema.ts";
import { categoryHeading } from "./category-heading/schema.ts";
import { channelPromo } from "./channel-promo/schema.ts";
import { contactForm } from "./contact-form/schema.ts";
import { contentCarousel } from "./content-carousel/schema.ts";
import { cookieSetting } from "./cookie-setting/schema.ts";
import { electionResults } from "./election-results/schema.ts";
import { legalLinks } from "./legal-links/schema.ts";
import { mainVideo } from "./main-video/schema.ts";
import { merchandise } from "./merchandise/schema.ts";
import { liveEventHeading } from "./live-event-heading/schema.ts";
import { housePromo } from "./house-promo/schema.ts";
import { newsletter } from "./newsletter/schema.ts";
import { opinionRow } from "./opinion-row/schema.ts";
import { personCard } from "./person-card/schema.ts";
import { personList } from "./person-list/schema.ts";
import { personalityEvents } from "./personality-events/schema.ts";
import { promoSlider } from "./promo-slider/schema.ts";
import { privacyChoices } from "./privacy-choices/schema.ts";
import { rankTool } from "./rank-tool/schema.ts";
import { recirculationUnit } from "./recirculation-unit/schema.ts";
import { showBanner } from "./show-banner/schema.ts";
import { showCarousel } from "./show-carousel/schema.ts";
import { showList } from "./show-list/schema.ts";
import { showSubnav } from "./show-subnav/schema.ts";
import { specialFeature } from "./special-feature/schema.ts";
import { sponsoredHeading } from "./sponsored-heading/schema.ts";
import { spotlight } from "./spotlight/schema.ts";
import { timeline } from "./timeline/schema.ts";
import { trending } from "./trending/schema.ts";
import { videoGroup } from "./video-group/schema.ts";
import { videoNavigation } from "./video-navigation/schema.ts";
import { watchLivePromo } from "./watch-live-promo/schema.ts";

export const moduleSchemas = {
  "about-promo": aboutPromo,
  ad,
  "article-list": articleList,
  bucket,
  "card-grid": cardGrid,
  carriers,
  "category-heading": categoryHeading,
  "channel-promo": channelPromo,
  "contact-form": contactForm,
  "content-carousel": contentCarousel,
  "cookie-setting": cookieSetting,
  "election-results": electionResults,
  "legal-links": legalLinks,
  "main-video": mainVideo,
  merchandise,
  "live-event-heading": liveEventHeading,
  "house-promo": housePromo,
  newsletter,
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
