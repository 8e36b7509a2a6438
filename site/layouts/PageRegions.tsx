// LAYOUT-09: draws the regions of a page, the same on every page that takes a layout: the modules of each region, with what the page itself
// has there before or after them.

import type { ReactNode } from "react";
import { Blocks } from "../blocks/Blocks.tsx";
import type { Renderers } from "../blocks/renderers.ts";
import type { Block, BlockKind } from "../../content/blocks/schemas.ts";
import type { Regions as RegionBlocks } from "../../content/layouts/regions.ts";
import type { RegionName } from "../../model/layouts/region-names.ts";
import { HeadingLevel } from "./ModuleTitle.tsx";
import styles from "./PageRegions.module.css";
import { Regions } from "./Regions.tsx";

type OwnParts = Partial<Record<RegionName, ReactNode>>;

interface PageRegionsProps {
  regions: RegionBlocks;
  renderers: Renderers<BlockKind>;
  before?: OwnParts;
  after?: OwnParts;
  /** After the first module of the main column. */
  afterFirst?: ReactNode;
  /** The module that is the page's title. Every other heading stands under the title, wherever it is. */
  titledBy?: Block;
  className?: string;
}

export function PageRegions(props: PageRegionsProps): ReactNode {
  const { regions, before = {}, after = {}, className } = props;
  const region = (name: RegionName): ReactNode => {
    const parts = [before[name], after[name]].filter((part) => part !== undefined && part !== null && part !== false);
    if (parts.length === 0 && regions[name].length === 0) return undefined;
    const inside = (
      <>
        {before[name]}
        <Modules {...props} name={name} />
        {after[name]}
      </>
    );
    // The rails lay out what is in them themselves.
    return name.endsWith("Rail") ? inside : <div className={styles[name]}>{inside}</div>;
  };
  return (
    <Regions
      preContent={region("preContent")}
      leftRail={region("leftRail")}
      main={region("main")}
      rightRail={region("rightRail")}
      fullWidth={region("fullWidth")}
      postContent={region("postContent")}
      {...(className !== undefined && { className })}
    />
  );
}

function Modules({ regions, renderers, afterFirst, titledBy, name }: PageRegionsProps & { name: RegionName }) {
  const blocks = regions[name];
  const title = titledBy === undefined ? -1 : blocks.indexOf(titledBy);
  const draw = (some: readonly Block[], level: "h1" | "h2") => (
    <HeadingLevel value={level}>
      <Blocks blocks={some} renderers={renderers} {...(name === "main" && { after: followFirst(afterFirst) })} />
    </HeadingLevel>
  );
  if (title === -1) return draw(blocks, "h2");
  return (
    <>
      {draw(blocks.slice(0, title), "h2")}
      {draw(blocks.slice(title, title + 1), "h1")}
      {draw(blocks.slice(title + 1), "h2")}
    </>
  );
}

const followFirst = (afterFirst: ReactNode) => (index: number) => index === 0 && afterFirst;
