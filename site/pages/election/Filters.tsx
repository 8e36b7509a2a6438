// What of the results is on show.

import type { ReactNode } from "react";
import { isUnfiltered, type FilterChoice, type FilterChoices } from "../../election/filter-races.ts";
import type { ResultsFilter } from "../../../model/election/results-address.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, FormRow } from "../../ui/FormRow.tsx";
import styles from "./Filters.module.css";

interface FiltersProps {
  path: string;
  choices: FilterChoices;
  filter: ResultsFilter;
}

export function Filters({ path, choices, filter }: FiltersProps): ReactNode {
  return (
    <FormRow label="Results" action={`${path}#races`}>
      <Choice name="state" label="State" all="All states" choices={choices.states} chosen={filter.state} />
      <Choice name="office" label="Office" all="All offices" choices={choices.offices} chosen={filter.office} />
      <Button type="submit" className={styles.show}>
        Show
      </Button>
      {!isUnfiltered(filter) && (
        <a className={styles.all} href={path}>
          Show all results
        </a>
      )}
    </FormRow>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  choices: readonly FilterChoice[];
  chosen: string | undefined;
}

function Choice({ name, label, all, choices, chosen }: ChoiceProps): ReactNode {
  return (
    <Field label={label} className={styles.field}>
      <select name={name} defaultValue={chosen ?? ""}>
        <option value="">{all}</option>
        {choices.map(({ slug, name: words }) => (
          <option key={slug} value={slug}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
