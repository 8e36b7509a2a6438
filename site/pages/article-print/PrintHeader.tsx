// The head of the printed story: logo, title, byline, dates, source. The class names without a module are those that outside readers rely on.

import type { ReactNode } from "react";
import { inSiteWords } from "../../../model/brand/site-words.ts";
import type { DisplayedDate } from "../../article/displayed-date.ts";
import { Corrections } from "../../corrections/Corrections.tsx";
import { brand } from "../../../model/brand.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { Wordmark } from "../../shell/Wordmark.tsx";
import { Byline } from "../../ui/Byline.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SponsorNotice } from "../article/SponsorNotice.tsx";
import styles from "./PrintHeader.module.css";
import type { PrintPageProps } from "./print-props.ts";

export function PrintHeader(props: PrintPageProps): ReactNode {
  const { title, subHeadline, section, authors, dates, source, sponsor } = props;
  return (
    <header>
      <div className={styles.masthead}>
        <a className={styles.logo} href="/" aria-label={`${brand.name}, home`}>
          <Wordmark />
        </a>
        {section !== undefined && (
          <p className={classNames("eyebrow", styles.section)}>
            <a href={section.url}>{section.name}</a>
          </p>
        )}
      </div>
      {sponsor !== undefined && <SponsorNotice {...sponsor} />}
      <h1 className={classNames("headline", styles.headline)}>{title}</h1>
      {subHeadline !== undefined && <h2 className={classNames("sub-headline", styles.subHeadline)}>{subHeadline}</h2>}
      <div className={styles.facts}>
        <Byline authors={authors} className={styles.byline} />
        {dates.length > 0 && (
          <p className={classNames("article-date", styles.line)} {...inSiteWords()}>
            {dates.map((date) => (
              <PrintedDate key={date.label} {...date} />
            ))}
          </p>
        )}
        <p className={styles.line}>
          <span>Source: {source.url === undefined ? source.name : <a href={source.url}>{source.name}</a>}</span>
        </p>
      </div>
      <Corrections place="top" corrections={props.corrections} apart />
    </header>
  );
}

function PrintedDate(date: DisplayedDate): ReactNode {
  if (date.label === "Draft") return <strong>Draft</strong>;
  return (
    <span>
      {date.label} <time dateTime={date.at}>{dateAndTime(Date.parse(date.at))}</time>
    </span>
  );
}
