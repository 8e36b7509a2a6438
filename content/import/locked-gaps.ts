// A locked video on a site whose readers have nowhere to sign in. A site without a login at all says so of every locked video it parses.

import { brand } from "../../model/brand.ts";
import type { Gap } from "../blocks/parse-blocks.ts";
import type { PreparedRecord } from "../records/parse-record.ts";
import { nobodyCanSignIn } from "../records/video.ts";
import type { Store } from "../store/store.ts";

export function lockedGaps({ index }: PreparedRecord, { canSignIn }: Pick<Store, "canSignIn">): Gap[] {
  const isLocked = index.card?.video?.isLocked === true;
  return isLocked && canSignIn === false && brand.login !== undefined ? [nobodyCanSignIn] : [];
}
