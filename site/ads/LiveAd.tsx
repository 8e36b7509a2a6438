// An advertiser's ad, in the browser. The island wakes as the slot comes near the viewport; nothing of others is asked for before the
// reader's consent is known, and only sizes that fit the reserved space are asked for.

import { useEffect, useRef, useState, type ReactNode } from "react";
import type { WantedAd } from "./fill-place.ts";

/** Waiting, then an ad; or the house promo that stands below it. */
type AdState = "waiting" | "filled" | "house";

export function LiveAd(props: WantedAd): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<AdState>("waiting");

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: AdState) => {
      if (!signal.aborted) setState(next);
    };
    const fill = async () => {
      if (place.current === null) return;
      const { fillPlace } = await import("./fill-place.ts");
      await fillPlace(place.current, props, signal, (isEmpty) => show(isEmpty ? "house" : "filled"));
    };
    fill().catch(() => show("house"));
    return () => leaving.abort();
  }, [props]);

  return <div ref={place} data-ad={state} />;
}
