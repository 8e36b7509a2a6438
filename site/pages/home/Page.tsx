// The front page.

import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { Front, type FrontProps } from "../section/Front.tsx";
import { besideRail } from "./beside-rail.ts";
import styles from "./Page.module.css";

export function Page({ preContent, main, rightRail, postContent }: FrontProps): ReactNode {
  const isEmpty = preContent.length + main.length === 0;
  const columns = besideRail(main, rightRail);
  return (
    <>
      <h1 className="visually-hidden">{brand.name}</h1>
      <Front
        preContent={preContent}
        main={main.slice(0, columns)}
        rightRail={rightRail}
        postContent={[...main.slice(columns), ...postContent]}
      >
        {isEmpty && (
          <p className={styles.empty}>
            No story has been published yet. The first one will stand here the moment it is.
          </p>
        )}
      </Front>
    </>
  );
}
