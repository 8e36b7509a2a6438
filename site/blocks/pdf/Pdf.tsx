// BLOCK-08: a document in the page. A phone gets a button, since its browser shows documents elsewhere; a wider screen gets the browser's
// own viewer, whose room is reserved and whose file is fetched only when the reader comes near. Style decides, so no script is needed.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { mayBeFramed } from "./may-be-framed.ts";
import styles from "./Pdf.module.css";

export function Pdf({ url, linkText, height }: BlockProps<"pdf">): ReactNode {
  return (
    <div className={styles.pdf}>
      {mayBeFramed(url) && (
        // A sandbox would keep the browser's own viewer out; the page's policy says which hosts may be framed.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.viewer} src={url} title={`Document: ${linkText}`} height={height} loading="lazy" />
      )}
      <LinkButton href={url} look="outline" newTab className={styles.link}>
        <Icon name="external" />
        {linkText}
      </LinkButton>
    </div>
  );
}
