import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../schemas.ts";
import styles from "./RawHtml.module.css";

export function RawHtml({ html }: BlockProps<"raw-html">): ReactNode {
  return html.trim() === "" ? null : <SafeHtml className={styles.raw} html={html} />;
}
