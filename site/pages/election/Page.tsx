// Results of an election (ROUTE-11): the state of the night, the map, the races a reader asked for, and the stories of the night. All of it is
// drawn by the server; the island keeps the figures moving while the page is open.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { ElectionView } from "../../election/election-view.server.ts";
import { isUnfiltered, keyGroup, type FilterChoice, type RaceGroup } from "../../election/filter-races.ts";
import { resultsAddress, type ResultsFilter } from "../../../model/election/results-address.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Pill } from "../../ui/Pill.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { ChamberBar } from "./ChamberBar.tsx";
import { Filters } from "./Filters.tsx";
import { LatestCalls } from "./LatestCalls.tsx";
import { CalledRaces } from "./CalledRaces.tsx";
import { Night } from "./Night.tsx";
import styles from "./Page.module.css";
import { RaceCard } from "./RaceCard.tsx";
import raceStyles from "./RaceCard.module.css";
import { StateMap, type TilePart } from "./StateMap.tsx";

interface ElectionPageProps extends Pick<
  ElectionView,
  "parties" | "choices" | "night" | "chambers" | "calls" | "version"
> {
  /** Where the results are at home, whatever address shows them. */
  path: string;
  title: string;
  description?: string;
  /** The front of the election's stories. */
  front: { name: string; url: string } | undefined;
  isLive: boolean;
  filter: ResultsFilter;
  map: { office: FilterChoice; tiles: TilePart[] } | undefined;
  groups: (Omit<RaceGroup, "races"> & { races: ElectionView["races"] })[];
  regions: Regions;
}

export function Page(props: ElectionPageProps): ReactNode {
  return (
    <>
      <Heading {...props} />
      <PageRegions
        regions={props.regions}
        renderers={blockComponents}
        after={{
          preContent: (
            <div className={styles.results}>
              <Overview {...props} />
              <Races {...props} />
            </div>
          ),
        }}
      />
    </>
  );
}

function Heading({ path, title, description, front, isLive, version, night, chambers }: ElectionPageProps): ReactNode {
  return (
    <div className={styles.night}>
      <div className={classNames("frame", styles.board)}>
        <p className={styles.line}>
          {isLive && <Pill kind="live" />}
          {front && (
            <a className={styles.front} href={front.url}>
              {front.name}
            </a>
          )}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        <Night part={night} />
        {isLive && (
          <>
            <p className={styles.state} data-live-state="">
              <a href={path}>Reload for new results</a>
            </p>
            <Island name="live-results" component={CalledRaces} wakes="near" props={{ path, version }} />
          </>
        )}
        {chambers.length > 0 && (
          <section className={styles.balance} data-of={Math.min(chambers.length, 3)} aria-labelledby="balance">
            <h2 className="visually-hidden" id="balance">
              Balance of power
            </h2>
            {chambers.map((part) => (
              <ChamberBar key={part.id} part={part} />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

function Overview({ path, choices, filter, map, parties, calls }: ElectionPageProps): ReactNode {
  if (map === undefined) return null;
  return (
    <div className={styles.overview}>
      <section aria-labelledby="map">
        <SectionTitle title={`${map.office.name} map`} id="map" />
        {choices.offices.length > 1 && (
          <nav className={styles.offices} aria-label="Offices">
            {choices.offices.map(({ slug, name }) => (
              <a
                key={slug}
                className={styles.office}
                href={resultsAddress(path, { office: slug }).replace("#races", "#map")}
                aria-current={slug === map.office.slug ? "true" : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
        <StateMap tiles={map.tiles} office={map.office.name} parties={parties} path={path} current={filter.state} />
      </section>
      <section aria-labelledby="calls">
        <SectionTitle title="Latest calls" id="calls" />
        <LatestCalls part={calls} />
      </section>
    </div>
  );
}

function Races({ path, choices, filter, groups }: ElectionPageProps): ReactNode {
  const isAll = isUnfiltered(filter);
  return (
    <div className={styles.races} id="races">
      <Filters path={path} choices={choices} filter={filter} />
      {groups.length === 0 && <p className={styles.none}>There is no such race.</p>}
      {groups.map(({ slug, title, races, more }) => (
        <section key={slug} aria-labelledby={`group-${slug}`}>
          <SectionTitle
            id={`group-${slug}`}
            title={title}
            {...(more && { more: { text: `All ${more.count}`, url: resultsAddress(path, { office: slug }) } })}
          />
          <div className={classNames(styles.cards, isAll && slug !== keyGroup && raceStyles.compact)}>
            {races.map((part) => (
              <RaceCard key={part.id} part={part} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
