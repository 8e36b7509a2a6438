// A page of the video room (VIDEO-06): the way through it, one video shown large, the shelves, the legal links.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { ContentCarousel } from "../../blocks/content-carousel/ContentCarousel.tsx";
import { LegalLinks } from "../../blocks/legal-links/LegalLinks.tsx";
import { RankTool } from "../../blocks/rank-tool/RankTool.tsx";
import type { Renderers } from "../../blocks/renderers.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { ShowCarousel } from "../../blocks/show-carousel/ShowCarousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ShelfBlock, ShelfKind } from "../../video/shelves/plan-shelf.ts";
import type { Lead } from "./arrange-shelves.ts";
import { LeadVideo } from "./LeadVideo.tsx";
import { RoomIntro, type IntroducedShow } from "./RoomIntro.tsx";
import { VideoBar } from "./VideoBar.tsx";
import styles from "./Page.module.css";

interface VideoLandingProps {
  title: string;
  description?: string;
  /** The front of the room: its name is the bar's. */
  isRoom: boolean;
  path: string;
  navigation: BlockProps<"video-navigation">;
  show?: IntroducedShow;
  lead?: Lead;
  shelves: readonly ShelfBlock[];
  legal?: BlockProps<"legal-links">;
}

const shelfComponents: Renderers<ShelfKind> = {
  "content-carousel": ContentCarousel,
  "rank-tool": RankTool,
  "show-carousel": ShowCarousel,
};

export function Page(props: VideoLandingProps): ReactNode {
  const { title, description, isRoom, path, navigation, show, lead, shelves, legal } = props;
  return (
    <>
      <div className={styles.theatre}>
        <VideoBar navigation={navigation} path={path} isHeading={isRoom} />
        {!isRoom && <RoomIntro title={title} description={description} show={show} />}
        {lead !== undefined && <LeadVideo lead={lead} />}
      </div>
      {shelves.length > 0 && (
        <div className={styles.shelves}>
          {shelves.map((shelf, index) => (
            <div key={index} className={classNames(styles.shelf, styles[shelf.kind])}>
              <div className="frame">
                <Blocks blocks={[shelf]} renderers={shelfComponents} />
              </div>
            </div>
          ))}
        </div>
      )}
      {legal !== undefined && (
        <div className={classNames("frame", styles.legal)}>
          <LegalLinks {...legal} />
        </div>
      )}
    </>
  );
}
