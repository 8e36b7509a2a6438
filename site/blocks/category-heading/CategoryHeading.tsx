// The name of a section over its front (HEAD-01).

import type { ReactNode } from "react";
import { Follow } from "../../device/follow/Follow.tsx";
import { ModuleTitle } from "../../layouts/ModuleTitle.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./CategoryHeading.module.css";

export function CategoryHeading({ title, url, description, links }: BlockProps<"category-heading">): ReactNode {
  return (
    <header className={styles.heading}>
      <div className={styles.top}>
        <ModuleTitle className={styles.title}>{url === undefined ? title : <a href={url}>{title}</a>}</ModuleTitle>
        <Follow />
      </div>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {links.length > 0 && (
        <nav aria-label={`In ${title}`}>
          <ul role="list" className={styles.links}>
            {links.map(({ label, url: href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
