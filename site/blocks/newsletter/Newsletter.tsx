// An invitation to the newsletters: a card that leads to their page.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../schemas.ts";
import styles from "./Newsletter.module.css";

export function Newsletter({ title, description, slid, url, buttonLabel }: BlockProps<"newsletter">): ReactNode {
  const href = slid === undefined ? url : `${url}#${slid}`;
  return (
    <Module label="Newsletter" className={classNames("screen-only", styles.module)}>
      <div className={styles.card}>
        <span className={styles.sign}>
          <Icon name="mail" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {description !== undefined && <p className={styles.text}>{description}</p>}
        </div>
        <LinkButton href={href} className={styles.button}>
          {buttonLabel}
        </LinkButton>
      </div>
    </Module>
  );
}
