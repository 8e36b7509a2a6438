// The front page.

import type { ReactNode } from "react";
import { ForYouPlace } from "../../device/follow/ForYouPlace.tsx";
import { brand } from "../../../model/brand.ts";
import { OnNow } from "../../tv/strip/OnNow.tsx";
import { Front, type FrontPageProps } from "../section/Front.tsx";
import { besideRail } from "./beside-rail.ts";
import styles from "./Page.module.css";

export function Page({ onNow, preContent, main, rightRail, postContent }: FrontPageProps): ReactNode {
  const isEmpty = preContent.length + main.length === 0;
  const columns = besideRail(main, rightRail);
  return (
    <>
      <h1 className="visually-hidden">{brand.name}</h1>
      <OnNow channels={onNow} />
      <Front
        preContent={preContent}
        main={main.slice(0, columns)}
        rightRail={rightRail}
        postContent={[...main.slice(columns), ...postContent]}
        afterFirst={<ForYouPlace />}
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
