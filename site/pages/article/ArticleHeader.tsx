// The headline and what stands around it. The class names without a module are those that outside readers rely on.

import type { ReactNode } from "react";
import { inSiteWords } from "../../../model/brand/site-words.ts";
import { Corrections } from "../../corrections/Corrections.tsx";
import { dateAndTime } from "../../lib/dates.ts";
import { Byline } from "../../ui/Byline.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Pill } from "../../ui/Pill.tsx";
import styles from "./ArticleHeader.module.css";
import type { StoryProps } from "./article-props.ts";
import { SponsorNotice } from "./SponsorNotice.tsx";

interface ArticleHeaderProps extends StoryProps {
  /** How much there is of it: minutes to read, pictures to see. */
  extent?: string;
}

export function ArticleHeader(props: ArticleHeaderProps): ReactNode {
  const { title, subHeadline, section, kicker, pills, isOpinion, authors, source, date, isLiveBlog, extent, sponsor } =
    props;
  return (
    <header className={styles.header}>
      {sponsor !== undefined && <SponsorNotice {...sponsor} />}
      <div className={styles.eyebrows}>
        {pills.map((kind) => (
          <Pill key={kind} kind={kind} />
        ))}
        {section !== undefined && (
          <Eyebrow href={section.url} tone={isOpinion ? "opinion" : "section"} className={styles.eyebrow}>
            {section.name}
          </Eyebrow>
        )}
        {kicker !== undefined && <span className={styles.kicker}>{kicker}</span>}
      </div>
      <h1 className={classNames("headline", styles.headline, isOpinion && styles.opinion)}>{title}</h1>
      {subHeadline !== undefined && (
        <h2 className={classNames("sub-headline speakable", styles.subHeadline)}>{subHeadline}</h2>
      )}
      <div className={styles.meta}>
        <Byline authors={authors} faces {...(source && { source })} />
        <p className={styles.line}>
          <ArticleDate date={date} isLiveBlog={isLiveBlog} />
          {extent !== undefined && (
            <span className={styles.extent} {...inSiteWords()}>
              {extent}
            </span>
          )}
        </p>
      </div>
      <Corrections place="top" corrections={props.corrections} />
    </header>
  );
}

/** ART-08: Draft stands in the place of the date. A live blog says first how long ago it was last told (ART-12). */
function ArticleDate({ date, isLiveBlog }: Pick<StoryProps, "date" | "isLiveBlog">): ReactNode {
  if (date === undefined) return null;
  if (date.label === "Draft")
    return (
      <span className={classNames("article-date", styles.draft)} {...inSiteWords()}>
        Draft
      </span>
    );
  return (
    <span className="article-date" {...inSiteWords()}>
      {isLiveBlog ? (
        <strong className={styles.fresh}>
          Updated <RelativeTime publicationDate={date.at} />
        </strong>
      ) : (
        date.label
      )}{" "}
      <time dateTime={date.at}>{dateAndTime(Date.parse(date.at))}</time>
    </span>
  );
}
