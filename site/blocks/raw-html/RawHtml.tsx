import type { ReactNode } from "react";
import { Embed } from "../../embeds/Embed.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../schemas.ts";
import { PastedFrame } from "./PastedFrame.tsx";
import styles from "./RawHtml.module.css";

export function RawHtml({ html, frame, isRefused, liveBlog, prepared }: BlockProps<"raw-html">): ReactNode {
  if (frame !== undefined) return <PastedFrame {...frame} isRefused={isRefused} />;
  return (
    <>
      {html.trim() !== "" && <SafeHtml className={styles.raw} html={html} />}
      {liveBlog?.eventCode !== undefined && <Embed kind="live-blog" thing="live blog" prepared={prepared} />}
    </>
  );
}
