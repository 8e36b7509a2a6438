// Results, figures, comparisons. Columns of numbers are set flush right; a wide table scrolls in its own frame.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../../model/html/safe-html.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { numericColumns } from "./numeric-columns.ts";
import styles from "./Table.module.css";

export function Table({ header, rows, caption }: BlockProps<"table">): ReactNode {
  const numeric = numericColumns(rows);
  const cell = (html: SafeText, column: number, as: "td" | "th") => (
    <SafeHtml key={column} as={as} html={html} {...(numeric[column] && { className: styles.number })} />
  );
  return (
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
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{row.map((html, column) => cell(html, column, "td"))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
