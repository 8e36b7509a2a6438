import { Children, cloneElement, createContext, isValidElement, use, type ReactNode } from "react";
import styles from "./DataTable.module.css";

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Each a `DataRow`. */
  children: ReactNode;
}

const Columns = createContext<readonly string[]>([]);

/** On a phone each row is a card, and each cell says the name of its column. */
export function DataTable({ label, columns, children }: DataTableProps): ReactNode {
  return (
    // Between a phone and its own width it is scrolled, by keyboard too.
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
        <tbody>
          <Columns value={columns}>{children}</Columns>
        </tbody>
      </table>
    </section>
  );
}

/** Its children are the cells, one for each column. */
export function DataRow({ children }: { children: ReactNode }): ReactNode {
  const columns = use(Columns);
  return (
    <tr>
      {Children.map(children, (cell, position) =>
        isValidElement<{ "data-column"?: string }>(cell)
          ? cloneElement(cell, { "data-column": columns[position] })
          : cell,
      )}
    </tr>
  );
}
