// One post of live coverage. Drawn alike on the page and by the live stream; `data-post` and `data-rev` are how an open page knows it.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import { dateAndTime, timeOf } from "../../lib/dates.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { relativeTime } from "../../lib/relative-time.ts";
import { exactTime } from "../../live/exact-time.ts";
import { postAddress, postAnchor } from "../../live/post-address.ts";
import type { LivePost } from "../../live/posts.server.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import styles from "./Post.module.css";

interface PostProps {
  post: LivePost;
  /** Of the event's page. */
  path: string;
  /** The reader came for this post. */
  isShared?: boolean;
}

export function Post({ post, path, isShared = false }: PostProps): ReactNode {
  const { id, rev, title, body, blocks, author, pinned, key } = post;
  const anchor = postAnchor(id);
  return (
    <article
      id={anchor}
      className={classNames(styles.post, pinned && styles.pinned)}
      data-post={id}
      data-rev={rev}
      data-pinned={pinned ? "" : undefined}
      data-shared={isShared ? "" : undefined}
      tabIndex={-1}
      aria-labelledby={title === undefined ? undefined : `${anchor}-title`}
    >
      <p className={styles.line}>
        {pinned && <span className={styles.label}>Pinned</span>}
        {key && <span className={styles.key}>Key event</span>}
        <PostTime time={post.time} address={postAddress(path, id)} />
      </p>
      {title !== undefined && (
        <h3 className={styles.title} id={`${anchor}-title`}>
          {title}
        </h3>
      )}
      {author !== undefined && <p className={styles.author}>{author}</p>}
      {body !== undefined && <SafeHtml className={styles.body} html={body} />}
      {blocks.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={blocks} renderers={bodyComponents} />
        </div>
      )}
      <p className={classNames("screen-only", styles.tools)}>
        <a className={styles.share} href={postAddress(path, id)} rel="nofollow" data-share={title ?? ""}>
          <Icon name="share" />
          Share<span className="visually-hidden"> this update{title !== undefined && `: ${title}`}</span>
        </a>
      </p>
    </article>
  );
}

/** Exactly when, and how long ago. The shell moves the latter on with every minute, so nothing stands after it that could be pushed. */
function PostTime({ time, address }: { time: string | undefined; address: string }): ReactNode {
  const now = useRenderedAt();
  const at = timeOf(time);
  if (at === undefined) return null;
  return (
    <a className={styles.time} href={address} rel="nofollow">
      <span className={styles.exact}>{exactTime(at, now)}</span>
      <time dateTime={new Date(at).toISOString()} title={dateAndTime(at)} data-relative="">
        {relativeTime({ publicationDate: time }, now)}
      </time>
    </a>
  );
}
