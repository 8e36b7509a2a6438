// PRINT-01: the story as a sheet of paper, on the screen and from the printer.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { Blocks } from "../../blocks/Blocks.tsx";
import { Prose } from "../../blocks/Prose.tsx";
import { Corrections } from "../../corrections/Corrections.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { PageVideos } from "../../video/known-video.ts";
import styles from "./Page.module.css";
import { printComponents } from "./print-components.ts";
import { PrintAuthor } from "./PrintAuthor.tsx";
import { PrintControls } from "./PrintControls.tsx";
import { PrintFooter } from "./PrintFooter.tsx";
import { PrintHeader } from "./PrintHeader.tsx";
import { PrintImage } from "./PrintImage.tsx";
import { PrintLeadVideo } from "./PrintVideo.tsx";
import type { PrintPageProps } from "./print-props.ts";
import { PrintedOrigin } from "./PrintedAddress.tsx";

export function Page(props: PrintPageProps): ReactNode {
  const { origin, storyUrl, authors, lead, leadVideo, videos = {}, blocks, footnote, canonicalUrl } = props;
  return (
    <div className={styles.desk}>
      <Island
        name="print-controls"
        component={PrintControls}
        props={{ storyUrl }}
        className={classNames("screen-only", styles.controls)}
      />
      <PrintedOrigin value={origin}>
        <PageVideos value={videos}>
          <div className={styles.sheet}>
            <article>
              <PrintHeader {...props} />
              {lead !== undefined && <PrintImage {...lead} />}
              {leadVideo !== undefined && <PrintLeadVideo {...leadVideo} />}
              <div className={styles.text}>
                <Prose className="article-body">
                  <Blocks blocks={blocks} renderers={printComponents} />
                </Prose>
              </div>
              <Corrections place="end" corrections={props.corrections} apart />
              {footnote !== undefined && <SafeHtml as="p" className={styles.footnote} html={footnote} />}
              {authors.map((author) => (
                <PrintAuthor key={author.name} {...author} />
              ))}
            </article>
            <PrintFooter canonicalUrl={canonicalUrl} />
          </div>
        </PageVideos>
      </PrintedOrigin>
    </div>
  );
}
