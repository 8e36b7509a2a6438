// HEAD-07: the banner of a page. What an editor's banner brings wins over what the page itself says. Pure.

import type { ShowBannerProps } from "./ShowBanner.tsx";

export function bannerOf(own: ShowBannerProps, editors: ShowBannerProps = {}): ShowBannerProps {
  return { ...own, ...Object.fromEntries(Object.entries(editors).filter(([, value]) => value !== undefined)) };
}
