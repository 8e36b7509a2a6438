// Every piece and every block in both themes, for whoever works on them. Exists only while developing.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import { Prose } from "../../blocks/Prose.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import type { BlockExample } from "./examples.server.tsx";
import { anchorOf, Exhibit } from "./Exhibit.tsx";
import styles from "./Page.module.css";
import { pieces } from "./pieces.tsx";

interface GalleryProps {
  examples: readonly BlockExample[];
  richText: SafeHtml;
}

export function Page({ examples, richText }: GalleryProps): ReactNode {
  const faulty = examples.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  return (
    <div className={styles.page}>
      <h1>Gallery</h1>
      {faulty.length > 0 && <p className={styles.fault}>Not in order: {faulty.join("; ")}</p>}
      <Contents title="Pieces" names={Object.keys(pieces)} />
      <Contents title="Blocks" names={examples.map(({ name }) => name)} />

      <h2 className={styles.part}>Pieces</h2>
      {Object.entries(pieces).map(([name, draw]) => (
        <Exhibit
          key={name}
          name={name}
          drawn={{
            light: <Variants drawn={draw({ theme: "light", richText })} />,
            dark: <Variants drawn={draw({ theme: "dark", richText })} />,
          }}
        />
      ))}

      <h2 className={styles.part}>Blocks</h2>
      {examples.map(({ name, json, blocks, faults }) => (
        <Exhibit
          key={name}
          name={name}
          faults={faults}
          source={json}
          drawn={{ light: <Drawn blocks={blocks} />, dark: <Drawn blocks={blocks} /> }}
        />
      ))}
    </div>
  );
}

function Contents({ title, names }: { title: string; names: readonly string[] }): ReactNode {
  return (
    <nav aria-label={title}>
      <ul className={`plain-list ${styles.contents}`}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${anchorOf(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Variants({ drawn }: { drawn: Record<string, ReactNode> }): ReactNode {
  return Object.entries(drawn).map(([name, element]) => (
    <figure key={name} className={styles.variant}>
      {name !== "" && <figcaption className={styles.caption}>{name}</figcaption>}
      <div className={styles.row}>{element}</div>
    </figure>
  ));
}

/** The blocks of bodies stand in running text, as they do in articles. */
function Drawn({ blocks }: { blocks: Block[] }): ReactNode {
  const drawn = <Blocks blocks={blocks} renderers={blockComponents} />;
  return blocks.every(({ kind }) => Object.hasOwn(bodyComponents, kind)) ? <Prose>{drawn}</Prose> : drawn;
}
