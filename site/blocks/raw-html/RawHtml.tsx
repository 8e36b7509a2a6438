import type { ReactNode } from "react";
import { Embed } from "../../embeds/Embed.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { LiveBlog } from "../live-blog/LiveBlog.tsx";
import { OwnFrame } from "./OwnFrame.tsx";
import { describeFrame } from "../../../model/embeds/raw-frame.ts";
import styles from "./RawHtml.module.css";

export function RawHtml({ html, frame, liveBlog, prepared }: BlockProps<"raw-html">): ReactNode {
  if (frame !== undefined) {
    const description = describeFrame(frame);
    if (description === undefined) return <OwnFrame {...frame} />;
    return <Embed kind="raw-html" {...description} prepared={prepared} />;
  }
  return (
    <>
      {html.trim() !== "" && <SafeHtml className={classNames(styles.raw, "pasted")} html={html} />}
      {liveBlog?.eventCode !== undefined && <LiveBlog prepared={prepared} />}
    </>
  );
}
