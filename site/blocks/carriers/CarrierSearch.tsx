// The search over the carriers: a plain form, so that it works without script.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./CarrierSearch.module.css";

interface CarrierSearchProps {
  /** The address that answers. */
  action: string;
  wanted?: string;
}

export function CarrierSearch({ action, wanted }: CarrierSearchProps): ReactNode {
  return (
    <search aria-label="Carriers abroad">
      <form className={styles.form} action={action} method="get">
        <label className={styles.field}>
          <span className={styles.label}>Country, region or carrier</span>
          <input
            className={styles.input}
            type="search"
            name="q"
            defaultValue={wanted}
            placeholder="Portugal"
            autoComplete="country-name"
            required
          />
        </label>
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}
