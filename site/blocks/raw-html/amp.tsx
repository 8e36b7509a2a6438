// Pasted markup on AMP pages: its words; a frame as AMP's own, where AMP takes it, else its address.

import type { ReactNode } from "react";
import { AmpFrame } from "../../amp/AmpFrame.tsx";
import { OnStandardPage } from "../../amp/OnStandardPage.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../schemas.ts";
import { PastedFrame } from "./PastedFrame.tsx";
import styles from "./RawHtml.module.css";

export function AmpRawHtml({ html, frame, liveBlog }: BlockProps<"raw-html">): ReactNode {
  if (frame !== undefined) {
    return frame.src.startsWith("https:") ? <AmpFrame {...frame} /> : <PastedFrame {...frame} isRefused />;
  }
  return (
    <>
      {html.trim() !== "" && <SafeHtml className={styles.raw} html={html} />}
      {liveBlog?.eventCode !== undefined && <OnStandardPage thing="live blog" />}
    </>
  );
}
