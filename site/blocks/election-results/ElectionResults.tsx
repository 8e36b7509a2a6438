// Results in brief: the chambers, and a few races. All of it is words and figures, so it needs no colours.

import { Fragment, type ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
// Set as tables in stories are.
import styles from "../table/Table.module.css";

type ElectionResultsProps = BlockProps<"election-results">;
type Row = ElectionResultsProps["items"][number];

export function ElectionResults({ title, url, balance, items }: ElectionResultsProps): ReactNode {
  if (balance.length + items.length === 0) return null;
  return (
    <Module title={title} url={url} more={url === undefined ? undefined : { text: "Full results", url }}>
      {/* Reachable, so that the arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label={`${title}, table`} tabIndex={0}>
        <table className={styles.table}>
          <Rows rows={balance} of="Balance of power" first="Seats" />
          <Rows rows={items} of="Race" first="Ahead" />
        </table>
      </section>
    </Module>
  );
}

function Rows({ rows, of, first }: { rows: readonly Row[]; of: string; first: string }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{first}</th>
        <th scope="col">Second</th>
        <th scope="col">Standing</th>
      </tr>
      {rows.map((row) => (
        <tr key={row.label}>
          <td>{row.url === undefined ? row.label : <a href={row.url}>{row.label}</a>}</td>
          <td>{side(row.first)}</td>
          <td>{side(row.second)}</td>
          <td>{row.note}</td>
        </tr>
      ))}
    </tbody>
  );
}

function side(one: Row["first"]): ReactNode {
  if (one === undefined) return null;
  const { name, party, figure, isWinner } = one;
  return (
    <Fragment>
      {name}
      {party !== name && ` (${party})`} <b>{figure}</b>
      {isWinner && (
        <>
          {" "}
          <Icon name="check" />
          <span className="visually-hidden">winner</span>
        </>
      )}
    </Fragment>
  );
}
