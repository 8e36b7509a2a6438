// What narrows and sorts a search: kinds and order as links, the rest as a form. All of it works without script.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Narrowing.module.css";
import { isNarrowed, searchPath, searchUrl, widened, type SearchChoice } from "./search-address.ts";
import type { Choice, SearchPageProps, TypeTab } from "./search-props.ts";

type NarrowingProps = Pick<SearchPageProps, "choice" | "tabs" | "sections" | "authors" | "chips" | "count">;

export function Narrowing({ choice, tabs, sections, authors, chips, count }: NarrowingProps): ReactNode {
  return (
    <>
      <Tabs tabs={tabs} />
      <div className={styles.line}>
        <p className={styles.count}>{count}</p>
        <Order choice={choice} />
      </div>
      {/* The key lets a page that is swapped in begin with its own choices. */}
      <details className={styles.filters} open={chips.length > 0} key={searchUrl(choice)}>
        <summary className={styles.summary}>
          Filter by section, author or date
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        <FilterForm choice={choice} sections={sections} authors={authors} />
      </details>
      <Chips choice={choice} chips={chips} />
    </>
  );
}

function Tabs({ tabs }: { tabs: readonly TypeTab[] }): ReactNode {
  return (
    <nav className={styles.tabs} aria-label="Kinds of results">
      <ul className={`plain-list ${styles.row}`}>
        {tabs.map(({ name, url, count, isChosen }) => (
          <li key={name}>
            <a className={styles.tab} href={url} aria-current={isChosen ? "page" : undefined}>
              {name}
              {count !== undefined && <span className={styles.number}>{count.toLocaleString("en-US")}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const orders = [
  { sort: "relevance", name: "Best match" },
  { sort: "date", name: "Newest" },
] as const;

function Order({ choice }: { choice: SearchChoice }): ReactNode {
  return (
    <nav className={styles.order} aria-label="Order of results">
      {orders.map(({ sort, name }) => (
        <a
          key={sort}
          className={styles.sort}
          href={searchUrl(choice, { sort })}
          aria-current={sort === choice.sort ? "page" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function FilterForm({ choice, sections, authors }: Pick<NarrowingProps, "choice" | "sections" | "authors">): ReactNode {
  const { q, sort, type, section, author, from, to } = choice;
  return (
    <form className={styles.form} action={searchPath} method="get">
      <input type="hidden" name="q" value={q} />
      {type !== undefined && <input type="hidden" name="type" value={type} />}
      <Select name="section" label="Section" all="All sections" choices={sections} chosen={section} />
      <Select name="author" label="Author" all="All authors" choices={authors} chosen={author} />
      <label className={styles.label}>
        From
        <input className={styles.control} type="date" name="from" defaultValue={from} />
      </label>
      <label className={styles.label}>
        To
        <input className={styles.control} type="date" name="to" defaultValue={to} />
      </label>
      {sort !== "relevance" && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit" look="outline" className={styles.apply ?? ""}>
        Apply
      </Button>
    </form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  all: string;
  choices: readonly Choice[];
  chosen: string | undefined;
}

function Select({ name, label, all, choices, chosen = "" }: SelectProps): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <select className={styles.control} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.count === undefined ? choice.name : `${choice.name} (${choice.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

function Chips({ choice, chips }: Pick<NarrowingProps, "choice" | "chips">): ReactNode {
  if (chips.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label="Narrowed by">
      {chips.map(({ name, url }) => (
        <li key={url}>
          <a className={styles.chip} href={url} aria-label={`${name}: take away`}>
            {name}
            <Icon name="close" className={styles.cross} />
          </a>
        </li>
      ))}
      {isNarrowed(choice) && (
        <li>
          <a className={styles.clear} href={searchUrl(widened(choice))}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
