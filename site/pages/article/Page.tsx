// The standard article page, its regions top to bottom as ART-04 names them; the network bar, header and footer are the layout's.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { AdPlace } from "../../ads/AdPlace.tsx";
import { headerSlot } from "../../ads/ad-shape.ts";
import { bodyComponents } from "../../blocks/body-components.ts";
import { Blocks } from "../../blocks/Blocks.tsx";
import { Prose } from "../../blocks/Prose.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { SharePopover } from "../../share/SharePopover.tsx";
import { PageVideos } from "../../video/known-video.ts";
import { classNames } from "../../ui/class-names.ts";
import { ArticleFooter } from "./ArticleFooter.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { ArticleTools, sharePopover } from "./ArticleTools.tsx";
import { railSlot, type ArticlePageProps } from "./article-props.ts";
import { BettingPromo } from "./BettingPromo.tsx";
import { LeadMedia } from "./LeadMedia.tsx";
import { storyKeys } from "../../device/story-keys.ts";
import styles from "./Page.module.css";
import { SpecialBlock } from "./SpecialBlock.tsx";
import { OpinionColumns, StoryCards, StoryList } from "./Stories.tsx";

export function Page(props: ArticlePageProps): ReactNode {
  return (
    <PageVideos value={props.videos ?? {}}>
      <Story {...props} />
    </PageVideos>
  );
}

function Story(props: ArticlePageProps): ReactNode {
  const { title, printUrl, shareUrl, listenable, toSave } = props;
  const { lead, leadVideo, blocks, ads, bettingPromoAfter, special } = props;
  const afterBlock = (index: number) => (
    <>
      {bettingPromoAfter === index && <BettingPromo />}
      {ads.map(
        ({ after, slot, device, sizes }) =>
          after === index && (
            <AdPlace key={`${slot}${device}`} slot={slot} device={device} sizes={sizes} className={styles.ad} />
          ),
      )}
    </>
  );
  return (
    <PageRegions
      className={styles.page}
      regions={props.regions}
      renderers={blockComponents}
      before={{
        preContent: <AdPlace slot={headerSlot} shape="header" className={styles.top} />,
        main: (
          <article className={styles.article}>
            <div className={styles.progress} aria-hidden="true" />
            <ArticleHeader {...props} {...(!props.isLiveBlog && { extent: `${props.minutes} min read` })} />
            <LeadMedia lead={lead} leadVideo={leadVideo} className={styles.lead} />
            <Island
              name="article-tools"
              component={ArticleTools}
              props={{ title, printUrl, shareUrl, listenable, story: toSave }}
              wakes={storyKeys}
            />
            {shareUrl !== undefined && <SharePopover id={sharePopover} title={title} url={shareUrl} />}
            <div className={styles.column}>
              <Prose className="article-body">
                <Blocks blocks={blocks} renderers={bodyComponents} after={afterBlock} />
              </Prose>
              <ArticleFooter {...props} />
              {special !== undefined && <SpecialBlock {...special} />}
            </div>
          </article>
        ),
        rightRail: props.regions.rightRail.length === 0 && <Rail {...props} />,
        postContent: <Next {...props} />,
      }}
    />
  );
}

/** Beside a story whose editor put nothing there. */
function Rail({ section, latest }: ArticlePageProps): ReactNode {
  const title = section === undefined ? "Latest" : `Latest in ${section.name}`;
  return (
    <>
      <StoryList title={title} href={section?.url} stories={latest} />
      <AdPlace slot={railSlot} device="desktop" shape="tall" />
    </>
  );
}

function Next({ isOpinion, section, related, opinions, more }: ArticlePageProps): ReactNode {
  const More = isOpinion ? OpinionColumns : StoryCards;
  return (
    <div className={classNames("screen-only", styles.next)}>
      <StoryCards title="Related stories" stories={related} />
      <OpinionColumns title="Opinion" href="/opinion" stories={opinions} />
      <More
        title={section === undefined ? "More stories" : `More from ${section.name}`}
        href={section?.url}
        stories={more}
      />
    </div>
  );
}
