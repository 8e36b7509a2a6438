// NF-01 … NF-06: the 404 page. A channel that has lost its programme shows a test card, a newspaper the place of a story.

import type { ReactNode } from "react";
import { inPublishersWords, inSiteWords } from "../../../model/brand/site-words.ts";
import type { BlockOf } from "../../../content/blocks/schemas.ts";
import { brand, hasTelevision } from "../../../model/brand.ts";
import { Blocks } from "../../blocks/Blocks.tsx";
import { ContactForm } from "../../blocks/contact-form/ContactForm.tsx";
import { Island } from "../../Island.tsx";
import { messages } from "../../messages.ts";
import { SearchForm } from "../../shell/SearchForm.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { searchPlaceholder } from "./bad-path.ts";
import { MissingColumn } from "./MissingColumn.tsx";
import styles from "./Page.module.css";
import { ReportLink } from "./ReportLink.tsx";
import { TestCard } from "./TestCard.tsx";

const renderers = { "contact-form": ContactForm };

interface NotFoundProps {
  message: string;
  path: string;
  suggestions: readonly { url: string; title: string; imageUrl?: string }[];
  /** The form to report it with, where no contact page has one. */
  report: BlockOf<"contact-form">[];
}

export function Page({ message, path, suggestions, report }: NotFoundProps): ReactNode {
  const [ownForm] = report;
  const formHere = ownForm?.props.form?.name;
  return (
    <div className={`frame ${styles.page}`} {...inSiteWords()}>
      <div className={styles.hero}>
        <div className={styles.screen}>
          {hasTelevision ? <TestCard /> : <MissingColumn />}
          <div className={styles.lowerThird}>
            <p className={styles.breaking}>Error 404</p>
            <p className={styles.message}>{message}</p>
            {path !== "/" && path !== "" && <p className={styles.seen}>Last seen near {path}</p>}
          </div>
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{messages.notFoundTitle}</h1>
          <p className={styles.subtitle}>{messages.notFoundSubtitle}</p>
          <SearchForm look="page" label="Search for the missing page" placeholder={searchPlaceholder(path)} />
        </div>
      </div>

      {suggestions.length > 0 && (
        <section>
          <SectionTitle title={messages.suggestions} />
          <ul className={`plain-list ${styles.suggestions}`} {...inPublishersWords()}>
            {suggestions.map(({ url, title, imageUrl }) => (
              <li key={url}>
                <a className={styles.suggestion} href={url}>
                  <Picture
                    className={styles.picture}
                    src={imageUrl}
                    alt=""
                    sizes="(min-width: 992px) 400px, (min-width: 600px) 50vw, 120px"
                  />
                  <span className={styles.headline}>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}

      <div className={styles.answers}>
        <section>
          <SectionTitle title={messages.howDidIGetHere} />
          <ul className={styles.list}>
            <li>The story you were looking for has moved to another address.</li>
            <li>There may be a typo in the URL: a letter too many, or one too few.</li>
          </ul>
        </section>
        <section>
          <SectionTitle title={messages.whatNow} />
          <ul className={styles.list}>
            <li>Use the back button of your browser to return to where you were.</li>
            <li>
              Go to the <a href="/">{brand.name} homepage</a>.
            </li>
            <li>
              {formHere === undefined ? (
                <Island
                  name="report-link"
                  component={ReportLink}
                  props={{ path }}
                  wakes="near"
                  className={styles.inline}
                />
              ) : (
                <a href={`#${formHere}`}>Report the link as missing</a>
              )}
              , and we will look for it.
            </li>
            <li>Use the search box above to find the story by its words.</li>
          </ul>
        </section>
      </div>

      {report.length > 0 && <Blocks blocks={report} renderers={renderers} />}
    </div>
  );
}
