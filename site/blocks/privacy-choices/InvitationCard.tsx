// A card that leads to a page where the reader can do something.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Module } from "../Module.tsx";
import styles from "./InvitationCard.module.css";

interface InvitationCardProps {
  /** Of the landmark. */
  label: string;
  title: string;
  text?: string;
  href: string;
  buttonLabel: string;
}

export function InvitationCard({ label, title, text, href, buttonLabel }: InvitationCardProps): ReactNode {
  return (
    <Module label={label} className={classNames("screen-only", styles.module)}>
      <div className={styles.card}>
        <span className={styles.sign}>
          <Icon name="mail" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        <LinkButton href={href} className={styles.button}>
          {buttonLabel}
        </LinkButton>
      </div>
    </Module>
  );
}
