// The front page.

import type { ReactNode } from "react";
import { blockComponents } from "../../blocks/registry.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { ForYouPlace } from "../../device/follow/ForYouPlace.tsx";
import { brand } from "../../../model/brand.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import type { OnNowChannel } from "../../tv/strip/fetch-on-now.ts";
import { OnNow } from "../../tv/strip/OnNow.tsx";
import { besideRails } from "./beside-rails.ts";
import styles from "./Page.module.css";

interface HomePageProps {
  onNow: readonly OnNowChannel[];
  regions: Regions;
  /** Where nothing stands on it. */
  behind?: StoriesBehind;
}

export interface StoriesBehind {
  /** Editors may have put none of them here. */
  hasStories: boolean;
  archiveUrl?: string;
}

export function Page({ onNow, regions, behind }: HomePageProps): ReactNode {
  const { main, fullWidth } = regions;
  const columns = besideRails(regions);
  return (
    <>
      <h1 className="visually-hidden">{brand.name}</h1>
      <OnNow channels={onNow} />
      <PageRegions
        regions={{ ...regions, main: main.slice(0, columns), fullWidth: [...main.slice(columns), ...fullWidth] }}
        renderers={blockComponents}
        afterFirst={<ForYouPlace />}
        after={{
          main: behind && (
            <p className={styles.empty}>
              <Empty {...behind} />
            </p>
          ),
        }}
      />
    </>
  );
}

function Empty({ hasStories, archiveUrl }: StoriesBehind): ReactNode {
  if (!hasStories) return "No story has been published yet. The first one will stand here the moment it is.";
  return (
    <>
      There is nothing here right now.
      {archiveUrl !== undefined && (
        <>
          {" "}
          <a href={archiveUrl}>All stories</a>
        </>
      )}
    </>
  );
}
