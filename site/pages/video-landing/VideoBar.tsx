// The bar of the video room: its name, its pages and the theme (VIDEO-01).

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { brand } from "../../../model/brand.ts";
import { classNames } from "../../ui/class-names.ts";
import { LinkRow } from "../../ui/LinkRow.tsx";
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
      <LinkRow
        label={title}
        links={links}
        currentOf={(url) => (url !== here ? undefined : url === path ? "page" : "true")}
        className={styles.pages}
        linkClassName={styles.link}
      />
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
