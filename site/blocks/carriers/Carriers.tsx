// Who carries the channel abroad, region by region, with the search over it (ROUTE-06).

import type { ReactNode } from "react";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { CarrierSearch } from "./CarrierSearch.tsx";
import { CarrierTable } from "./CarrierTable.tsx";
import styles from "./Carriers.module.css";
import { byRegion } from "./find-carriers.ts";

export function Carriers({ title = "Where to watch", searchUrl, countries }: BlockProps<"carriers">): ReactNode {
  if (countries.length === 0) return null;
  return (
    <Module title={title}>
      <div className={styles.carriers}>
        {searchUrl !== undefined && <CarrierSearch action={searchUrl} />}
        {byRegion(countries).map((region) => (
          <section key={region.name}>
            {region.name !== "" && <h3 className={styles.region}>{region.name}</h3>}
            <CarrierTable countries={region.countries} />
          </section>
        ))}
      </div>
    </Module>
  );
}
