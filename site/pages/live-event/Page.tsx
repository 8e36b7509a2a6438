// Live coverage (LIVE-01): the heading, the key events, the posts, and around them what the layout brings. The posts are drawn by the
// server and stay; the island on top of them brings in what is new.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { LiveEventHeading } from "../../blocks/live-event-heading/LiveEventHeading.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Correction } from "../../../content/records/corrections.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { Corrections } from "../../corrections/Corrections.tsx";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import type { KeyEvent } from "../../live/key-events.ts";
import type { PostPage } from "../../live/post-pages.ts";
import type { LivePost } from "../../live/posts.server.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { pageUrl } from "../../lib/page-url.ts";
import { KeyEvents } from "./KeyEvents.tsx";
import { LiveState } from "./LiveState.tsx";
import { LiveUpdates } from "./LiveUpdates.tsx";
import styles from "./Page.module.css";
import { Post } from "./Post.tsx";

interface LiveEventPageProps {
  path: string;
  heading: BlockProps<"live-event-heading">;
  isLive: boolean;
  /** Of the posts this page was made from. */
  version: string;
  posts: PostPage<LivePost>;
  /** The post the reader came for. */
  shared?: string;
  keyEvents: KeyEvent[];
  corrections?: readonly Correction[];
  regions: Regions;
}

export function Page(props: LiveEventPageProps): ReactNode {
  return (
    <>
      <LiveEventHeading {...props.heading} isWide isLive={props.isLive} />
      <PageRegions regions={props.regions} renderers={blockComponents} before={{ main: <Coverage {...props} /> }} />
    </>
  );
}

function Coverage({ path, isLive, version, posts, shared, keyEvents, corrections }: LiveEventPageProps): ReactNode {
  const { page, pages, pinned, stream } = posts;
  const onPage = new Set([...pinned, ...stream].map(({ id }) => id));
  const drawPost = (post: LivePost) => <Post key={post.id} post={post} path={path} isShared={post.id === shared} />;
  return (
    <div className={styles.coverage}>
      <div className={styles.side} data-live-panel="key-events">
        <KeyEvents events={keyEvents} path={path} onPage={onPage} />
      </div>
      <section className={styles.posts} aria-label="Updates" data-live-posts="">
        <Island
          name="live-updates"
          component={LiveUpdates}
          wakes="near"
          props={{ path, version, isLive, isFirst: page === 1 }}
          className={styles.island}
        />
        <div className={styles.top}>
          <SectionTitle title={page === 1 ? "Latest updates" : `Updates, page ${page} of ${pages}`} />
          <LiveState path={path} isLive={isLive} />
        </div>
        {page === 1 && <Corrections place="top" corrections={corrections} apart />}
        {page > 1 && (
          <p className={styles.way}>
            <LinkButton look="outline" href={pageUrl(path, page - 1)}>
              Show newer updates
            </LinkButton>
          </p>
        )}
        <div className={styles.stream} data-live-list="pinned">
          {pinned.map(drawPost)}
        </div>
        <div className={styles.stream} data-live-list="stream">
          {stream.map(drawPost)}
        </div>
        {onPage.size === 0 && (
          <p className={styles.none}>Our reporters are on their way. The first update will appear here.</p>
        )}
        {page < pages && (
          <p className={styles.way} data-earlier="">
            <LinkButton look="outline" href={pageUrl(path, page + 1)}>
              Show earlier updates
            </LinkButton>
          </p>
        )}
        {page === 1 && <Corrections place="end" corrections={corrections} apart />}
      </section>
    </div>
  );
}
