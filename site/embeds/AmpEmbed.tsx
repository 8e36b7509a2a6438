// An embed on an AMP page: AMP's element of it, and below it the way to the original. Without script, and before it may load, that is all
// there is.

import type { ReactNode } from "react";
import styles from "./AmpEmbed.module.css";
import type { EmbedDescription } from "../../model/embeds/embed-description.ts";
import type { ShownKind } from "../../content/blocks/embed-schemas.ts";
import { embedTexts } from "./embed-texts.ts";

interface AmpEmbedProps {
  kind: ShownKind;
  description: EmbedDescription;
  narrow?: boolean;
  children: ReactNode;
}

export function AmpEmbed({ kind, description, narrow = false, children }: AmpEmbedProps): ReactNode {
  const { label, original } = embedTexts(kind, description);
  return (
    <figure className={narrow ? styles.narrow : styles.embed}>
      {children}
      {description.href !== undefined && (
        <figcaption className={styles.original}>
          {label}. <a href={description.href}>{original}</a>
        </figcaption>
      )}
    </figure>
  );
}
