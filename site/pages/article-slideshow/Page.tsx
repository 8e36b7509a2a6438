// The slideshow variant of a story (ART-01, SLIDE-01): headline, gallery, then the words of the story and where to go next.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { AdPlace } from "../../ads/AdPlace.tsx";
import { Blocks } from "../../blocks/Blocks.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import { blockComponents } from "../../blocks/registry.ts";
import { Prose } from "../../blocks/Prose.tsx";
import { noRegions } from "../../../content/layouts/regions.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ArticleFooter } from "../article/ArticleFooter.tsx";
import { ArticleHeader } from "../article/ArticleHeader.tsx";
import { CornerTools } from "../article/CornerTools.tsx";
import { StoryCards } from "../article/Stories.tsx";
import { GalleryControls } from "./GalleryControls.tsx";
import { picturesText } from "./gallery-steps.ts";
import styles from "./Page.module.css";
import { Recommended } from "./Recommended.tsx";
import { SharePicture } from "./SharePicture.tsx";
import { shareDialogId } from "./slides.ts";
import { Slides } from "./Slides.tsx";
import { railSlot, type SlideshowPageProps } from "./slideshow-props.ts";
import { Thumbnails } from "./Thumbnails.tsx";

/** Stands for the gallery, of which the script does not have to draw anything. */
function GalleryMark(): ReactNode {
  return <span hidden />;
}

export function Page(props: SlideshowPageProps): ReactNode {
  const { title, path, shareUrl, printUrl, toSave, section, slides, blocks, recommendedIn, recommended, more } = props;
  const { preContent, ...regions } = props.regions;
  return (
    <article className={styles.article}>
      <PageRegions regions={{ ...noRegions, preContent }} renderers={blockComponents} />
      <div className={`frame ${styles.header}`}>
        <ArticleHeader {...props} extent={picturesText(slides.length)} />
        <CornerTools toSave={toSave} printUrl={printUrl} className={styles.corner} />
      </div>
      <section className={styles.theatre} aria-label={`Gallery: ${title}`} data-view="filmstrip">
        {/* At its top: it wakes when this comes near the viewport. */}
        <Island name="gallery" component={GalleryMark} props={{}} wakes="near" />
        <div className={styles.stage}>
          <Slides {...props} />
          <div className={styles.controls}>
            <GalleryControls pictures={slides.length} />
          </div>
          <Island
            name="recommended-slideshows"
            component={Recommended}
            props={{ stories: recommended, section: recommendedIn, ownUrl: path }}
          />
          <Thumbnails slides={slides} />
        </div>
        <Dialog id={shareDialogId} title="Share this picture">
          <Island name="share-picture" component={SharePicture} props={{ title, url: shareUrl }} wakes="near" />
        </Dialog>
      </section>
      <PageRegions
        regions={{ ...regions, preContent: [] }}
        renderers={blockComponents}
        before={{
          main: (
            <div className={styles.column}>
              {blocks.length > 0 && (
                <Prose className="article-body">
                  <Blocks blocks={blocks} renderers={bodyComponents} />
                </Prose>
              )}
              <ArticleFooter {...props} />
            </div>
          ),
          rightRail: regions.rightRail.length === 0 && <AdPlace slot={railSlot} device="desktop" shape="tall" />,
          postContent: (
            <StoryCards
              title={section === undefined ? "More stories" : `More from ${section.name}`}
              href={section?.url}
              stories={more}
            />
          ),
        }}
      />
    </article>
  );
}
