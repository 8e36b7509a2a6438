// The AMP page of a story (AMP-01): header with its menu, the story, what to read next, the footer. Drawn with the pieces of the standard
// page; its styles are gathered into the AMP style sheet by the build.

import "../../styles/global.ts";
import { use, type ReactNode } from "react";
import { ampPicture } from "../../amp/amp-picture.tsx";
import { StandardPage } from "../../amp/standard-page.ts";
import { ampComponents } from "../../blocks/amp-components.ts";
import { Blocks } from "../../blocks/Blocks.tsx";
import { Prose } from "../../blocks/Prose.tsx";
import { DeadLinksOfPage } from "../../shell/dead-links-of-page.ts";
import { Footer } from "../../shell/Footer.tsx";
import { mainId } from "../../shell/main-id.ts";
import { SkipLink } from "../../shell/SkipLink.tsx";
import { PictureDrawing } from "../../ui/draw-picture.tsx";
import { AmpVideo } from "../../video/AmpVideo.tsx";
import { PageVideos } from "../../video/known-video.ts";
import { ArticleHeader } from "../article/ArticleHeader.tsx";
import { BettingPromo } from "../article/BettingPromo.tsx";
import { LeadMedia } from "../article/LeadMedia.tsx";
import { SpecialBlock } from "../article/SpecialBlock.tsx";
import { StoryCards, StoryList } from "../article/Stories.tsx";
import { AmpAd } from "./AmpAd.tsx";
import { AmpConsent } from "./AmpConsent.tsx";
import { AmpMasthead, AmpSidebar } from "./AmpMasthead.tsx";
import { AmpStoryFooter } from "./AmpStoryFooter.tsx";
import type { AmpPageProps } from "./amp-props.ts";
import styles from "./Page.module.css";

export function Page(props: AmpPageProps): ReactNode {
  const {
    path,
    section,
    lead,
    leadVideo,
    videos = {},
    blocks,
    minutes,
    ads,
    bettingPromoAfter,
    special,
    related,
    latest,
    more,
  } = props;
  const afterBlock = (index: number) => (
    <>
      {bettingPromoAfter === index && <BettingPromo />}
      {ads.map((place) => place.after === index && <AmpAd key={place.position} place={place} />)}
    </>
  );
  return (
    <PictureDrawing value={ampPicture}>
      <SkipLink />
      <AmpSidebar />
      <AmpConsent />
      <AmpMasthead />
      <main id={mainId} className={styles.main}>
        <PageVideos value={videos}>
          <article className={styles.article}>
            <ArticleHeader {...props} extent={`${minutes} min read`} />
            <LeadMedia lead={lead} leadVideo={leadVideo} Video={AmpVideo} />
            <Prose className="article-body">
              <StandardPage value={path}>
                <Blocks blocks={blocks} renderers={ampComponents} after={afterBlock} />
              </StandardPage>
            </Prose>
            <AmpStoryFooter {...props} />
            {special !== undefined && <SpecialBlock {...special} />}
          </article>
        </PageVideos>
        <div className={styles.next}>
          <StoryCards title="Recommended" stories={[...related, ...more].slice(0, mostRecommended)} narrow />
          <StoryList
            title={section === undefined ? "Latest" : `Latest in ${section.name}`}
            href={section?.url}
            stories={latest}
          />
        </div>
      </main>
      <Footer dead={use(DeadLinksOfPage)} />
    </PictureDrawing>
  );
}

const mostRecommended = 6;
