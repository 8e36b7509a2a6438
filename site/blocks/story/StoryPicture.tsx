// A story's picture with its pills on it, and a sign that says what opens: a video, a gallery.

import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import type { PictureUse } from "../../ui/picture-sources.ts";
import { pillsOf } from "./decide-pills.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./StoryPicture.module.css";
import { StoryPills } from "./StoryPills.tsx";

interface StoryPictureProps {
  story: StoryItem;
  use?: PictureUse;
  sizes?: string;
  priority?: boolean;
  /** Pills stand beside the headline instead where the picture is small. */
  hasPills?: boolean;
}

export function StoryPicture({
  story,
  use = "card",
  sizes,
  priority = false,
  hasPills = true,
}: StoryPictureProps): ReactNode {
  const { imageUrl, imageAlt = "", imageCopyright, form, responsiveImages } = story;
  const showsPills = hasPills && pillsOf(story).length > 0;
  const sign = form === "slideshow" ? "camera" : form === "video" && !showsPills ? "play" : undefined;
  return (
    <span className={styles.picture}>
      <Picture src={imageUrl} alt={imageAlt} use={use} sizes={sizes} responsive={responsiveImages} priority={priority}>
        {showsPills ? <StoryPills story={story} /> : undefined}
      </Picture>
      {imageCopyright !== undefined && imageUrl !== undefined && use !== "thumbnail" && (
        <small className={styles.credit}>{imageCopyright}</small>
      )}
      {sign !== undefined && (
        <span className={styles.sign}>
          <Icon name={sign} />
        </span>
      )}
    </span>
  );
}
