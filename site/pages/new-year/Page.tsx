// New Year's Eve: the countdown, midnight by midnight around the globe, and what an editor put around it.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { homeZone, zoneName } from "../../../model/time/home-zone.ts";
import { monthAndDay, timeOfDay } from "../../lib/dates.ts";
import { classNames } from "../../ui/class-names.ts";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import type { Celebration, Midnight } from "./celebration.ts";
import { Fireworks } from "./Fireworks.tsx";
import { MidnightClock } from "./MidnightClock.tsx";
import styles from "./Page.module.css";

interface NewYearPageProps {
  title: string;
  celebration: Celebration;
  regions: Regions;
}

export function Page({ title, celebration, regions }: NewYearPageProps): ReactNode {
  const { year, homeAt } = celebration;
  return (
    <>
      <header className={styles.head}>
        <Fireworks />
        <div className={classNames("frame", styles.words)}>
          <p className={styles.label}>Midnight, {zoneName} time</p>
          <h1 className={styles.title}>{title}</h1>
          <Island name="midnight-clock" component={MidnightClock} wakes="near" props={{ until: homeAt, year }} />
        </div>
      </header>
      <PageRegions regions={regions} renderers={blockComponents} before={{ main: <Midnights {...celebration} /> }} />
    </>
  );
}

function Midnights({ year, midnights }: Celebration): ReactNode {
  return (
    <section className={styles.world}>
      <SectionTitle title={`How ${year} goes around the world`} />
      <p className={styles.note}>
        The first midnight and the last are 25 hours apart. Times are when the new year begins there, in {zoneName}{" "}
        time.
      </p>
      <ol role="list" className={styles.midnights}>
        {midnights.map((midnight) => (
          <MidnightRow key={midnight.zone} {...midnight} />
        ))}
      </ol>
    </section>
  );
}

function MidnightRow({ name, zone, at, has }: Midnight): ReactNode {
  return (
    <li className={classNames(styles.midnight, has && styles.has, zone === homeZone && styles.home)}>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {timeOfDay(at)}
        <span className={styles.day}>{monthAndDay(at)}</span>
      </time>
      <span className={styles.place}>{name}</span>
      {has && <span className={styles.done}>Celebrated</span>}
    </li>
  );
}
