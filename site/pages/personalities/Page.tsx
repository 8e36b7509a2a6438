// The people of the newsroom (LAYOUT-03): those on air with their portraits, then the authors as a directory.

import type { ReactNode } from "react";
import { Portrait } from "../../blocks/person-card/Portrait.tsx";
import { brand, hasTelevision } from "../../../model/brand.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { PageTitle } from "../person/PageTitle.tsx";
import type { Letter } from "./by-letter.ts";
import type { ListedPerson, ListedPersonality } from "./listed-people.ts";
import styles from "./Page.module.css";

interface PersonalitiesPageProps {
  title: string;
  personalities: ListedPersonality[];
  authors: Letter<ListedPerson>[];
}

function onAir({ name, title, url, avatar, description, shows }: ListedPersonality, index: number): ReactNode {
  return (
    <li key={url} className={styles.person}>
      <Portrait
        className={styles.portrait}
        name={name}
        src={avatar}
        sizes="(min-width: 992px) 300px, 46vw"
        priority={index < 2}
      />
      <h2 className={styles.name}>
        <a className={styles.link} href={url}>
          {name}
        </a>
      </h2>
      <p className={styles.role}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {shows.length > 0 && (
        <ul role="list" className={styles.shows}>
          {shows.map((show) => (
            <li key={show.url}>
              <a className={styles.show} href={show.url}>
                {show.title}
              </a>
              {show.airtime !== undefined && <span className={styles.airtime}>{show.airtime}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function author({ name, title, url, avatar }: ListedPerson): ReactNode {
  return (
    <li key={url} className={styles.author}>
      <Avatar name={name} src={avatar} size="medium" />
      <span>
        <a className={styles.authorName} href={url}>
          {name}
        </a>
        <span className={styles.authorTitle}>{title}</span>
      </span>
    </li>
  );
}

export function Page({ title, personalities, authors }: PersonalitiesPageProps): ReactNode {
  return (
    <div className={`frame ${styles.page}`}>
      <PageTitle title={title}>
        {hasTelevision
          ? `The anchors and hosts of ${brand.name}, and the reporters and columnists behind them.`
          : `The reporters, editors and columnists of ${brand.name}.`}
      </PageTitle>
      {personalities.length > 0 && (
        <ul role="list" className={styles.grid}>
          {personalities.map(onAir)}
        </ul>
      )}
      {authors.length > 0 && (
        <section>
          <SectionTitle title="Reporters, editors and columnists" />
          <div className={styles.letters}>
            {authors.map(({ letter, people }) => (
              <section key={letter} className={styles.letter}>
                <h3 className={styles.initial}>{letter}</h3>
                <ul role="list">{people.map(author)}</ul>
              </section>
            ))}
          </div>
        </section>
      )}
      {personalities.length + authors.length === 0 && <p>Nobody is listed yet.</p>}
    </div>
  );
}
