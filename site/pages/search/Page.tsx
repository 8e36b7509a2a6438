// Search: the form, what was found, and what to do when nothing was.

import type { ReactNode } from "react";
import { AdPlace } from "../../ads/AdPlace.tsx";
import type { StoryItem } from "../../blocks/story/story-item.ts";
import { StoryHeadline } from "../../blocks/story/StoryHeadline.tsx";
import { StoryPicture } from "../../blocks/story/StoryPicture.tsx";
import { Regions } from "../../layouts/Regions.tsx";
import { Button } from "../../ui/Button.tsx";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { forms } from "./result-forms.ts";
import styles from "./Page.module.css";

interface SearchPageProps {
  words: string;
  results: StoryItem[];
  hasFailed: boolean;
}

export function Page({ words, results, hasFailed }: SearchPageProps): ReactNode {
  return (
    <Regions
      className={styles.page}
      main={
        <div className={styles.main}>
          <h1 className={styles.title}>{words === "" ? "Search" : `Results for “${words}”`}</h1>
          <search>
            <form className={styles.form} action="/search-results/search" method="get" key={words}>
              <input
                className={styles.field}
                type="search"
                name="q"
                defaultValue={words}
                placeholder="Search stories and video"
                aria-label="Search"
                required
              />
              <Button type="submit">Search</Button>
            </form>
          </search>
          <Outcome words={words} results={results} hasFailed={hasFailed} />
        </div>
      }
      rightRail={<AdPlace slot="rail1" device="desktop" shape="tall" />}
    />
  );
}

function Outcome({ words, results, hasFailed }: SearchPageProps): ReactNode {
  if (hasFailed) return <p className={styles.note}>Search is not available at the moment. Please try again shortly.</p>;
  if (words === "") return <p className={styles.note}>Type a name, a place or a few words of a headline.</p>;
  if (results.length === 0) {
    return (
      <div className={styles.note}>
        <p>Nothing was found for “{words}”.</p>
        <ul>
          <li>Check the spelling, or try fewer words.</li>
          <li>
            Go to the <a href="/">front page</a> for the newest stories.
          </li>
        </ul>
      </div>
    );
  }
  return (
    <>
      <p className={styles.count}>{results.length === 1 ? "1 result" : `${results.length} results`}</p>
      <ol role="list" className={styles.results}>
        {results.map((story) => (
          <li key={story.url} className={styles.result}>
            <span className={styles.picture}>
              <StoryPicture story={story} use="thumbnail" />
            </span>
            <div>
              <Eyebrow tone="quiet" className={styles.kind}>
                {forms(story)}
              </Eyebrow>
              <StoryHeadline story={story} size="medium" level={2} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
