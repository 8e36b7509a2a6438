// The way through the video room while no editor has laid one.

import { brand } from "../../../model/brand.ts";

export const usualNavigation = {
  title: "Video",
  links: [
    { label: "Featured", url: "/video" },
    { label: "Full episodes", url: "/video/shows" },
    { label: "Topics", url: "/video/topics" },
    { label: "Watch live", url: brand.watchLive },
  ],
};
