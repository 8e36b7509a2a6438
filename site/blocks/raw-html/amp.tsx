// Pasted markup on AMP pages: its words; a frame as AMP's own, where AMP takes it, else its address.

import type { ReactNode } from "react";
import { AmpFrame } from "../../amp/AmpFrame.tsx";
import { OnStandardPage } from "../../amp/OnStandardPage.tsx";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { FrameLink } from "./FrameLink.tsx";
import { describeFrame } from "../../../model/embeds/raw-frame.ts";
import styles from "./RawHtml.module.css";

export function AmpRawHtml({ html, frame, liveBlog }: BlockProps<"raw-html">): ReactNode {
  if (frame !== undefined) {
    const description = describeFrame(frame);
    if (description === undefined) return <OnStandardPage thing="interactive" />;
    if (!frame.src.startsWith("https:")) return <FrameLink {...frame} />;
    return (
      <AmpEmbed kind="raw-html" description={description}>
        <AmpFrame {...frame} />
      </AmpEmbed>
    );
  }
  return (
    <>
      {html.trim() !== "" && <SafeHtml className={styles.raw} html={html} />}
      {liveBlog?.eventCode !== undefined && <OnStandardPage thing="live blog" />}
    </>
  );
}
