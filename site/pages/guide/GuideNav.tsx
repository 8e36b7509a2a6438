// The ways through the guide, all of them addresses.

import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./GuideNav.module.css";
import type { GuideLink, GuideProps } from "./guide-props.ts";

export function GuideNav({ views, days, channels, screen }: GuideProps): ReactNode {
  const [now, week] = views;
  return (
    <div className={styles.bar}>
      <nav aria-label="Days" className={styles.days}>
        <ul role="list" className={styles.list}>
          {now && <Tab link={now} />}
          {days.map((day) => (
            <Tab key={day.url} link={day} />
          ))}
          {week && <Tab link={week} />}
        </ul>
      </nav>
      {(screen.view === "day" || screen.view === "week") && (
        <nav aria-label="Channels" className={screen.view === "day" ? styles.phoneChannels : styles.channels}>
          {channels.map((channel) => (
            <a
              key={channel.url}
              className={styles.channel}
              href={channel.url}
              rel={screen.view === "day" ? "nofollow" : undefined}
              aria-current={channel.isCurrent || undefined}
            >
              {channel.label}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

export function WeekNav({ weeks }: Pick<GuideProps, "weeks">): ReactNode {
  if (weeks.length === 0) return null;
  return (
    <nav aria-label="Weeks" className={styles.weeks}>
      {weeks.map(({ label, url }) => (
        <a key={url} className={styles.week} href={url}>
          {label.startsWith("Prev") && <Icon name="chevron-left" />}
          {label}
          {label.startsWith("Next") && <Icon name="chevron-right" />}
        </a>
      ))}
    </nav>
  );
}

function Tab({ link: { label, name, url, isCurrent } }: { link: GuideLink }): ReactNode {
  const [first, second] = label.split(" ");
  return (
    <li>
      <a className={styles.tab} href={url} aria-label={name} aria-current={isCurrent ? "page" : undefined}>
        <span>{first}</span> {second !== undefined && <span className={styles.date}>{second}</span>}
      </a>
    </li>
  );
}
