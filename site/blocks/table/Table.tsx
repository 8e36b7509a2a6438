// Results, figures, comparisons. Columns of numbers are set flush right; a wide table scrolls in its own frame.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../../model/html/safe-html.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { Caption } from "../Caption.tsx";
import { numericColumns } from "./numeric-columns.ts";
import styles from "./Table.module.css";

export function Table({ header, rows, foot = [], caption, note }: BlockProps<"table">): ReactNode {
  const numeric = numericColumns([...rows, ...foot]);
  const cell = (html: SafeText, column: number, as: "td" | "th") => (
    <SafeHtml key={column} as={as} html={html} {...(numeric[column] && { className: styles.number })} />
  );
  const lines = (some: typeof rows) =>
    some.map((row, index) => <tr key={index}>{row.map((html, column) => cell(html, column, "td"))}</tr>);
  const frame = (
    // Reachable, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={caption ?? "Table"} tabIndex={0}>
      <table className={styles.table}>
        {caption !== undefined && (
          <caption className={styles.caption}>
            <span className={styles.words}>{caption}</span>
          </caption>
        )}
        {header !== undefined && (
          <thead>
            <tr>{header.map((html, column) => cell(html, column, "th"))}</tr>
          </thead>
        )}
        <tbody>{lines(rows)}</tbody>
        {foot.length > 0 && <tfoot>{lines(foot)}</tfoot>}
      </table>
    </section>
  );
  if (note === undefined) return frame;
  return (
    <figure className={styles.figure}>
      {frame}
      <Caption caption={note} />
    </figure>
  );
}
