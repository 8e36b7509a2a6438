// ROUTE-05: the sign-up for alerts, with the publisher's words below.

import type { ReactNode } from "react";
import type { AlertTopic } from "../../../model/alerts/alert-topics.ts";
import { newslettersPath } from "../../../model/forms/form-pages.ts";
import { Blocks } from "../../blocks/Blocks.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import type { BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";
import { Mark } from "../../shell/Wordmark.tsx";
import { SignUp } from "./SignUp.tsx";
import styles from "./Page.module.css";

interface AlertsPageProps {
  title: string;
  description: string;
  topics: readonly AlertTopic[];
  usual: string;
  /** The publisher has switched them off. */
  isClosed: boolean;
  blocks: BlockOf<BodyKind>[];
}

export function Page({ title, description, topics, usual, isClosed, blocks }: AlertsPageProps): ReactNode {
  return (
    <article className={`frame ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <section className={styles.form} aria-labelledby="choose">
        <h2 className={styles.title} id="choose">
          Alerts on this device
        </h2>
        {isClosed ? (
          <p>Alerts on devices are switched off for the time being. They still run in a banner on every page.</p>
        ) : (
          <>
            <noscript>
              <p>
                Alerts need JavaScript, which your browser has switched off. Our{" "}
                <a href={newslettersPath}>newsletters</a> work without it.
              </p>
            </noscript>
            <SignUp topics={topics} usual={usual} />
          </>
        )}
      </section>
      <Sample />
      <div className={styles.words}>
        <Blocks blocks={blocks} renderers={bodyComponents} />
      </div>
    </article>
  );
}

/** What an alert looks like on a screen, for the eye alone. */
function Sample(): ReactNode {
  return (
    <div className={styles.screen} aria-hidden="true">
      <p className={styles.clock}>9:41</p>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <div>
          <p className={styles.cardTitle}>
            Breaking News <span>now</span>
          </p>
          <p>What happened, in one sentence, as soon as we have confirmed it.</p>
        </div>
      </div>
    </div>
  );
}
