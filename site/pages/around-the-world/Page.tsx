// ROUTE-06: what the search for carriers abroad found.

import type { ReactNode } from "react";
import { addressOf } from "../../../model/addresses/address-of.ts";
import { CarrierSearch } from "../../blocks/carriers/CarrierSearch.tsx";
import { CarrierTable } from "../../blocks/carriers/CarrierTable.tsx";
import type { CarrierCountry } from "../../blocks/carriers/find-carriers.ts";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../person/PageTitle.tsx";
import styles from "./Page.module.css";

interface AroundTheWorldProps {
  /** Of this page: it searches again. */
  path: string;
  wanted: string;
  found: CarrierCountry[];
  /** How many countries there are to be found. */
  countries: number;
}

function outcome({ wanted, found, countries }: AroundTheWorldProps): string {
  if (wanted === "") return `Search ${countries} countries and territories.`;
  if (found.length === 0) return `No carrier in “${wanted}” is known to us yet.`;
  return found.length === 1 ? `One country for “${wanted}”` : `${found.length} countries for “${wanted}”`;
}

export function Page(props: AroundTheWorldProps): ReactNode {
  const { path, wanted, found } = props;
  return (
    <div className={classNames("frame", styles.page)}>
      <PageTitle title="Watch abroad">Where and when the channel can be watched outside the United States.</PageTitle>
      <CarrierSearch action={path} wanted={wanted} />
      <section aria-labelledby="found">
        <h2 id="found" className={styles.outcome}>
          {outcome(props)}
        </h2>
        {found.length > 0 && <CarrierTable countries={found} />}
        <p className={styles.more}>
          <a href={addressOf("/foxaroundtheworld")}>See all countries</a>
        </p>
      </section>
    </div>
  );
}
