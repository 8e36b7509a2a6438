// Countries and their carriers in rows.

import type { ReactNode } from "react";
import styles from "./CarrierTable.module.css";
import type { CarrierCountry } from "./find-carriers.ts";

export function CarrierTable({ countries }: { countries: readonly CarrierCountry[] }): ReactNode {
  return (
    <dl className={styles.countries}>
      {countries.map(({ name, carriers }) => (
        <div key={name} className={styles.country}>
          <dt className={styles.name}>{name}</dt>
          {carriers.map((carrier) => (
            <dd key={carrier.name} className={styles.carrier}>
              <span className={styles.carrierName}>
                {carrier.url === undefined ? carrier.name : <a href={carrier.url}>{carrier.name}</a>}
              </span>
              {carrier.channel !== undefined && <span className={styles.channel}>Channel {carrier.channel}</span>}
              {carrier.hours !== undefined && <span className={styles.hours}>{carrier.hours}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
