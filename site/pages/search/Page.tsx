// Search: the form, what was found, and what to do when nothing was.

import type { ReactNode } from "react";
import { isOn } from "../../../model/brand.ts";
import { AdPlace } from "../../ads/AdPlace.tsx";
import { Regions } from "../../layouts/Regions.tsx";
import { Button } from "../../ui/Button.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Narrowing } from "./Narrowing.tsx";
import styles from "./Page.module.css";
import { Results } from "./Results.tsx";
import { isNarrowed, searchPath, searchUrl, widened } from "./search-address.ts";
import type { SearchPageProps } from "./search-props.ts";

/** What has pages here. */
const searched = ["stories", ...(isOn("videoRoom") ? ["video"] : []), "people", ...(isOn("shows") ? ["shows"] : [])];
const placeholder = `Search ${new Intl.ListFormat("en-US").format(searched).replace(", and", " and")}`;

export function Page(props: SearchPageProps): ReactNode {
  const { choice } = props;
  const Outcome = outcomes[props.state];
  return (
    <Regions
      className={styles.page}
      main={
        <div className={styles.main}>
          <h1 className={styles.title}>{choice.q === "" ? "Search" : `Results for “${props.meant ?? choice.q}”`}</h1>
          <search>
            <form className={styles.form} action={searchPath} method="get" key={choice.q}>
              <input
                className={styles.field}
                type="search"
                name="q"
                defaultValue={choice.q}
                placeholder={placeholder}
                aria-label="Search"
                autoComplete="off"
                maxLength={200}
                required
              />
              <Button type="submit">Search</Button>
            </form>
          </search>
          <Outcome {...props} />
        </div>
      }
      rightRail={<AdPlace slot="rail1" device="desktop" shape="tall" />}
    />
  );
}

const outcomes: Readonly<Record<SearchPageProps["state"], (props: SearchPageProps) => ReactNode>> = {
  asking: Asking,
  failed: Failed,
  found: Found,
  nothing: Nothing,
};

function Failed(): ReactNode {
  return <p className={styles.note}>Search is not available at the moment. Please try again shortly.</p>;
}

function Asking(props: SearchPageProps): ReactNode {
  return (
    <div className={styles.note}>
      <p>Type a name, a place or a few words of a headline.</p>
      <Topics {...props} />
    </div>
  );
}

function Found(props: SearchPageProps): ReactNode {
  const { choice, meant, results, pages, isPartial } = props;
  return (
    <>
      {meant !== undefined && (
        <p className={styles.meant}>
          Nothing was found for “{choice.q}”. These are the results for{" "}
          <a href={searchUrl({ ...choice, q: meant })}>
            <strong>{meant}</strong>
          </a>
          .
        </p>
      )}
      <Narrowing {...props} choice={{ ...choice, q: meant ?? choice.q }} />
      <Results results={results} />
      {isPartial && pages.next === undefined && (
        <p className={styles.meant}>These are as many as can be shown. Narrow the search to see others.</p>
      )}
      <Pagination {...pages} words={{ previous: "Previous", next: "Next" }} />
    </>
  );
}

function Nothing(props: SearchPageProps): ReactNode {
  const { choice, near } = props;
  const narrowed = isNarrowed(choice);
  return (
    <>
      {narrowed && <Narrowing {...props} />}
      <div className={styles.note}>
        <p>
          Nothing was found for “{choice.q}”{narrowed && " with these filters"}.
        </p>
        <ul>
          {narrowed && (
            <li>
              Search for <a href={searchUrl(widened(choice))}>“{choice.q}” everywhere and of any time</a>.
            </li>
          )}
          <li>Check the spelling, or try fewer and more general words.</li>
          <li>
            Go to the <a href="/">front page</a> for the newest stories.
          </li>
        </ul>
        <Topics {...props} />
      </div>
      {near.length > 0 && (
        <section>
          <SectionTitle title="These come close" />
          <ul className={`plain-list ${styles.near}`}>
            {near.map(({ title, url, imageUrl }) => (
              <li key={url}>
                <a className={styles.nearStory} href={url}>
                  <Picture src={imageUrl} alt="" use="thumbnail" sizes="(min-width: 768px) 200px, 50vw" />
                  <span className={styles.nearTitle}>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Topics({ topics }: SearchPageProps): ReactNode {
  if (topics.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label="In the news now">
      <p className={styles.topicsTitle}>In the news now</p>
      <ul className={`plain-list ${styles.topicList}`}>
        {topics.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.topic} href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
