// AMP pages show no documents in themselves: a button leads to it.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./Pdf.module.css";

export function AmpPdf({ url, linkText }: BlockProps<"pdf">): ReactNode {
  return (
    <div className={styles.pdf}>
      <LinkButton href={url} look="outline" newTab className={styles.link}>
        <Icon name="external" />
        {linkText}
      </LinkButton>
    </div>
  );
}
