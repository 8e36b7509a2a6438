// HEADER-03: a plain GET form, so it works without script.

import type { ReactNode } from "react";
import { addressOf } from "../../model/addresses/address-of.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./SearchForm.module.css";

interface SearchFormProps {
  placeholder?: string;
  /** Tells apart the search forms of one page. */
  label?: string;
  /** On navy, or on paper. */
  look?: "masthead" | "page";
  className?: string;
}

export function SearchForm({
  placeholder = "Search",
  label = "Search",
  look = "masthead",
  className,
}: SearchFormProps): ReactNode {
  return (
    <search className={classNames(styles.search, styles[look], className)} aria-label={label}>
      <form className={styles.form} action={addressOf("/search-results/search")} method="get">
        <input
          className={styles.field}
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          required
        />
        <button className={styles.submit} aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
