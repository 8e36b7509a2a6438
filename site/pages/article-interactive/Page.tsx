// The interactive variant of a story (INTER-01): headline, sub-headline and a list of components, each as wide as it needs.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import { Prose } from "../../blocks/Prose.tsx";
import { noRegions } from "../../../content/layouts/regions.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ArticleFooter } from "../article/ArticleFooter.tsx";
import { ArticleHeader } from "../article/ArticleHeader.tsx";
import { CornerTools } from "../article/CornerTools.tsx";
import { StoryCards } from "../article/Stories.tsx";
import { interactiveComponents } from "./interactive-components.ts";
import type { Band, InteractivePageProps } from "./interactive-props.ts";
import styles from "./Page.module.css";

export function Page(props: InteractivePageProps): ReactNode {
  const { printUrl, toSave, section, bands, more } = props;
  const { preContent, ...regions } = props.regions;
  return (
    <div className={styles.page}>
      <PageRegions regions={{ ...noRegions, preContent }} renderers={blockComponents} />
      <article className={styles.article}>
        <div className={styles.header}>
          <ArticleHeader {...props} />
          <CornerTools toSave={toSave} printUrl={printUrl} className={styles.corner} />
        </div>
        {bands.map((band, index) => (
          <BandOfBlocks key={index} {...band} />
        ))}
        <div className={styles.column}>
          <ArticleFooter {...props} />
        </div>
      </article>
      <PageRegions
        regions={{ ...regions, preContent: [] }}
        renderers={blockComponents}
        before={{
          postContent: (
            <StoryCards
              title={section === undefined ? "More stories" : `More from ${section.name}`}
              href={section?.url}
              stories={more}
            />
          ),
        }}
      />
    </div>
  );
}

/** Modules bring the type of fronts with them; everything else stands in that of a story. */
function BandOfBlocks({ width, blocks }: Band): ReactNode {
  const drawn = <Blocks blocks={blocks} renderers={interactiveComponents} />;
  if (width === "frame") return <div className={classNames("frame", styles.frame)}>{drawn}</div>;
  return (
    <div className={styles[width]}>
      <Prose className="article-body">{drawn}</Prose>
    </div>
  );
}
