// A live blog told as a story, of the service that the publisher chose (EMBED-02).

import type { ReactNode } from "react";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeStorytellingLiveBlog } from "./describe.ts";

export function StorytellingLiveBlog({ prepared }: Preparable): ReactNode {
  return <Embed kind="storytelling-live-blog" {...describeStorytellingLiveBlog()} prepared={prepared} />;
}
