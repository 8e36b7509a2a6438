// Pasted markup on paper: its words, or the address of what was in the frame.

import type { ReactNode } from "react";
import { EmbedLine } from "../../embeds/EmbedLine.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./RawHtml.module.css";

export function PrintedRawHtml({ html, frame }: BlockProps<"raw-html">): ReactNode {
  if (frame !== undefined) return <EmbedLine thing="interactive" href={frame.src} />;
  return html.trim() === "" ? null : <SafeHtml className={styles.raw} html={html} />;
}
