// The TV schedule.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { Columns, onNowId } from "./Columns.tsx";
import { GuideClock } from "./GuideClock.tsx";
import { GuideNav, WeekNav } from "./GuideNav.tsx";
import type { GuideProps } from "./guide-props.ts";
import { NowScreen } from "./NowScreen.tsx";
import styles from "./Page.module.css";
import { ProgramScreen } from "./ProgramScreen.tsx";

export function Page(props: GuideProps): ReactNode {
  const { screen } = props;
  const Title = screen.view === "program" ? "p" : "h1";
  return (
    <PageRegions
      className={styles.page}
      regions={props.regions}
      renderers={blockComponents}
      before={{
        main: (
          <div>
            <header className={styles.header}>
              <Title className={styles.title}>TV Schedule</Title>
              <Island name="guide-clock" component={GuideClock} props={{}} wakes="near" className={styles.zone} />
            </header>
            <GuideNav {...props} />
            <Screen {...props} />
          </div>
        ),
      }}
    />
  );
}

function Screen({ screen, weeks, announced }: GuideProps): ReactNode {
  if (screen.view === "program") return <ProgramScreen {...screen} />;
  const end = announced !== undefined && <p className={styles.announced}>{announced}</p>;
  if (screen.view === "now") {
    return (
      <>
        <NowScreen {...screen} />
        {end}
      </>
    );
  }
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.day}>{screen.title}</h2>
        {screen.columns.some(({ nowAt }) => nowAt !== undefined) && (
          <a className={styles.jump} href={`#${onNowId}`}>
            Jump to now
          </a>
        )}
        {end}
        <WeekNav weeks={weeks} />
      </div>
      {screen.note !== undefined && <p className={styles.note}>{screen.note}</p>}
      <Columns columns={screen.columns} />
    </>
  );
}
