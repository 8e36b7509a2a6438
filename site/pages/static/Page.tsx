// A page that is a list of components (STATIC-01).

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { PrivacyChoices } from "../../blocks/privacy-choices/PrivacyChoices.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Page.module.css";

interface StaticPageProps {
  title: string;
  blocks: Block[];
  scripts: string[];
  /** It brings its own style sheets; otherwise it gets the usual one. */
  hasOwnStyle: boolean;
}

/** Here choices are made; elsewhere a card leads here. */
const renderers = { ...blockComponents, "privacy-choices": PrivacyChoices };

export function Page({ title, blocks, scripts, hasOwnStyle }: StaticPageProps): ReactNode {
  const [first, ...rest] = blocks;
  // The page's heading of the first level is its title; a record that writes it again in its components says it once.
  const repeatsTitle = first?.kind === "heading" && first.props.level === 1;
  return (
    <article className={classNames("frame", !hasOwnStyle && styles.page)}>
      <h1>{title}</h1>
      <Blocks blocks={repeatsTitle ? rest : blocks} renderers={renderers} />
      {scripts.map((src) => (
        <script key={src} src={src} async />
      ))}
    </article>
  );
}
