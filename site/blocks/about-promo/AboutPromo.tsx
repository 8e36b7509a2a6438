// What a show or a person is about, and where else they are found (CARD-09).

import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { Module } from "../Module.tsx";
import { SocialLinks } from "../person-card/SocialLinks.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./AboutPromo.module.css";

export function AboutPromo({ title, description, promotion, links }: BlockProps<"about-promo">): ReactNode {
  if (description === undefined && promotion === undefined && links.length === 0) return null;
  return (
    <Module title={title}>
      <div className={styles.about}>
        {description !== undefined && <SafeHtml html={description} />}
        {promotion !== undefined && <SafeHtml className={styles.promotion} html={promotion} />}
        <SocialLinks name={title} links={links} />
      </div>
    </Module>
  );
}
