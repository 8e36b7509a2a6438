// The front page of a newspaper from which a story has been cut out. Drawn, so it is sharp at any size.

import type { ReactNode } from "react";
import { brand } from "../../../model/brand.ts";
import { titleSize } from "./title-size.ts";
import styles from "./MissingColumn.module.css";

const columns = [90, 350, 870];
const lines = Array.from({ length: 11 }, (_, index) => 330 + index * 30);

/** Lines of type, the last of each column a short one. */
const type = columns
  .flatMap((x) => lines.map((y, line) => `M${x} ${y}h${line === lines.length - 1 ? 120 : 240}`))
  .join("");

export function MissingColumn(): ReactNode {
  return (
    <div className={styles.page} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 1200 675">
        <rect className={styles.paper} width="1200" height="675" />
        <text className={styles.title} x="600" y="130" fontSize={titleSize(brand.name, 980, 110)}>
          {brand.name}
        </text>
        <path className={styles.rules} d="M90 165h1020M90 180h1020" />
        <path className={styles.headlines} d="M90 235h500M90 275h380M870 235h240M870 275h160" />
        <path className={styles.type} d={type} />
        <path className={styles.cut} d="M612 206h236v452h-236z" />
        <text className={styles.number} x="730" y="460">
          404
        </text>
      </svg>
    </div>
  );
}
