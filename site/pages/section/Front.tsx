// The regions of a front with their modules in them (FRONT-01). Home and section pages differ in what stands above and below.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import { Regions } from "../../layouts/Regions.tsx";
import type { OnNowChannel } from "../../tv/strip/fetch-on-now.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Front.module.css";

export interface FrontProps {
  preContent: Block[];
  main: Block[];
  rightRail: Block[];
  postContent: Block[];
}

/** What the page of a front is drawn from. */
export interface FrontPageProps extends FrontProps {
  onNow: readonly OnNowChannel[];
}

interface FrontParts extends FrontProps {
  heading?: ReactNode;
  /** After the first module of the main column. */
  afterFirst?: ReactNode;
  /** After the modules of the main column. */
  children?: ReactNode;
}

export function Front({
  preContent,
  main,
  rightRail,
  postContent,
  heading,
  afterFirst,
  children,
}: FrontParts): ReactNode {
  const hasTop = heading !== undefined || preContent.length > 0;
  return (
    <Regions
      preContent={
        hasTop && (
          <div className={classNames(styles.stack, styles.top)}>
            {heading}
            <Blocks blocks={preContent} renderers={blockComponents} />
          </div>
        )
      }
      main={
        <div className={styles.stack}>
          <Blocks blocks={main} renderers={blockComponents} after={(index) => index === 0 && afterFirst} />
          {children}
        </div>
      }
      rightRail={rightRail.length > 0 && <Blocks blocks={rightRail} renderers={blockComponents} />}
      postContent={
        postContent.length > 0 && (
          <div className={styles.stack}>
            <Blocks blocks={postContent} renderers={blockComponents} />
          </div>
        )
      }
    />
  );
}
