import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** Wider than a phone, it is scrolled in its own place, by keyboard too. */
export function DataTable({ label, columns, children }: DataTableProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
