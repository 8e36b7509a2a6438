// What stands above the story: its video or its picture.

import type { ComponentType, ReactNode } from "react";
import { ArticleImage } from "../../blocks/article-image/ArticleImage.tsx";
import { VideoFigure, type VideoFigureProps } from "../../video/VideoFigure.tsx";
import type { ArticlePageProps } from "./article-props.ts";

interface LeadMediaProps extends Pick<ArticlePageProps, "lead" | "leadVideo"> {
  className?: string;
  /** How this variant draws videos. */
  Video?: ComponentType<VideoFigureProps>;
}

export function LeadMedia({ lead, leadVideo, className, Video = VideoFigure }: LeadMediaProps): ReactNode {
  if (lead === undefined && leadVideo === undefined) return null;
  return (
    <div className={className}>
      {leadVideo === undefined ? lead && <ArticleImage {...lead} lead /> : <Video {...leadVideo} lead />}
    </div>
  );
}
