// STATE-05: facebookArticleAppId names the publisher's app to Facebook, which shows there how its stories are shared.

import type { Head } from "../../core/head.ts";
import { property } from "./head-tags.ts";

export function withFacebookApp(head: Head, appId: string): Head {
  return appId === "" ? head : { ...head, tags: [...head.tags, ...property("fb:app_id", appId)] };
}
