// A project of its own: a wide picture with a card of words on it (CARD-03).

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { featureButton, hasInfo } from "./has-info.ts";
import styles from "./SpecialFeature.module.css";

export function SpecialFeature(props: BlockProps<"special-feature">): ReactNode {
  const { title, label, imageUrl, imageAlt = "", content } = props;
  const button = featureButton(props);
  const showsInfo = hasInfo(props);
  if (imageUrl === undefined && !showsInfo) return null;
  return (
    <Module label={title ?? "Special feature"} className={styles.module}>
      <div className={styles.feature}>
        {imageUrl !== undefined && <Picture className={styles.picture} src={imageUrl} alt={imageAlt} use="hero" />}
        {showsInfo && (
          <div className={styles.info}>
            {label !== undefined && <p className={styles.label}>{label}</p>}
            {title !== undefined && <h2 className={styles.title}>{title}</h2>}
            {content !== undefined && <SafeHtml className={styles.content} html={content} />}
            {button !== undefined && (
              <p>
                <LinkButton href={button.url}>{button.label}</LinkButton>
              </p>
            )}
          </div>
        )}
      </div>
    </Module>
  );
}
