// The bar of the video room: its name, its pages and the theme (VIDEO-01).

import type { ReactNode } from "react";
import type { BlockProps } from "../../blocks/schemas.ts";
import { brand } from "../../brand.ts";
import { classNames } from "../../ui/class-names.ts";
import { ThemeButton } from "../../video/ThemeButton.tsx";
import { currentLink } from "./current-link.ts";
import styles from "./VideoBar.module.css";

interface VideoBarProps {
  navigation: BlockProps<"video-navigation">;
  path: string;
  /** On the front of the room its name is the page's heading. */
  isHeading: boolean;
}

export function VideoBar({ navigation: { title, links }, path, isHeading }: VideoBarProps): ReactNode {
  const here = currentLink(
    path,
    links.map(({ url }) => url),
  );
  return (
    <div className={classNames("frame", styles.bar)}>
      {isHeading ? (
        <h1 className={styles.name}>
          <Name title={title} />
        </h1>
      ) : (
        <p className={styles.name}>
          <a className={styles.home} href="/video">
            <Name title={title} />
          </a>
        </p>
      )}
      {links.length > 0 && (
        <nav className={styles.pages} aria-label={title}>
          <ul role="list" className={styles.links}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a
                  className={styles.link}
                  href={url}
                  aria-current={url === here ? (url === path ? "page" : "true") : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ThemeButton className={styles.theme} />
    </div>
  );
}

function Name({ title }: { title: string }): ReactNode {
  return (
    <>
      <span className={styles.brand}>{brand.shortName}</span> {title}
    </>
  );
}
