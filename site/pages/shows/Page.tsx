// Every show of the channel.

import type { ReactNode } from "react";
import { brand } from "../../../model/brand.ts";
import { PageTitle } from "../person/PageTitle.tsx";
import styles from "./Page.module.css";
import { ShowCard, type ShowSummary } from "../../blocks/show-list/ShowCard.tsx";

interface ShowsPageProps {
  shows: ShowSummary[];
}

export function Page({ shows }: ShowsPageProps): ReactNode {
  return (
    <div className={`frame ${styles.page}`}>
      <PageTitle title="Shows">
        Live reporting, interviews and documentaries on {brand.name}, around the clock.
      </PageTitle>
      {shows.length === 0 ? (
        <p>No shows are on the schedule.</p>
      ) : (
        <ul role="list" className={styles.grid}>
          {shows.map((show, index) => (
            <li key={show.url}>
              <ShowCard
                show={show}
                level={2}
                sizes="(min-width: 1280px) 400px, (min-width: 992px) 32vw, (min-width: 600px) 47vw, 100vw"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
