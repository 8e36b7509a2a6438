// The pages of a show, in a line under its banner (HEAD-06).

import type { ReactNode } from "react";
import { LinkRow } from "../../ui/LinkRow.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./ShowSubnav.module.css";

export function ShowSubnav({ title, links }: BlockProps<"show-subnav">): ReactNode {
  return <LinkRow label={title} links={links} className={styles.subnav} />;
}
