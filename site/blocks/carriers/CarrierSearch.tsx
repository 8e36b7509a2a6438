// The search over the carriers.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field, FormRow } from "../../ui/FormRow.tsx";
import styles from "./CarrierSearch.module.css";

interface CarrierSearchProps {
  /** The address that answers. */
  action: string;
  wanted?: string;
}

export function CarrierSearch({ action, wanted }: CarrierSearchProps): ReactNode {
  return (
    <FormRow label="Carriers abroad" action={action}>
      <Field label="Country, region or carrier" className={styles.field}>
        <input
          type="search"
          name="q"
          defaultValue={wanted}
          placeholder="Portugal"
          autoComplete="country-name"
          required
        />
      </Field>
      <Button type="submit">Find</Button>
    </FormRow>
  );
}
