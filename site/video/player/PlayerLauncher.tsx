// The small part that comes with the page: waits for a press on the poster and only then fetches the player, which takes the poster's place.

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { heldMark } from "../../../core/client/early-clicks.ts";
import { makePostersButtons } from "../posters.ts";
import type { PlayerProps } from "./Player.tsx";
import { wasGoneTo } from "./start-next.ts";

export function PlayerLauncher(props: PlayerProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const facade = useRef<HTMLElement>(null);
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>();
  const { videoId } = props.video;

  useEffect(() => {
    const poster = place.current?.parentElement?.parentElement?.querySelector<HTMLElement>("[data-facade]") ?? null;
    facade.current = poster;
    if (poster === null) return undefined;
    const load = async () => {
      poster.setAttribute("aria-busy", "true");
      const { Player: Loaded } = await import("./Player.tsx");
      setPlayer(() => Loaded);
    };
    const onPress = (event: MouseEvent) => {
      // A new tab or window shows the video's page.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      load().catch(() => location.assign(poster.getAttribute("href") ?? ""));
    };
    // That of a locked video was a way to sign in until now.
    poster.toggleAttribute(heldMark, true);
    makePostersButtons(document);
    poster.addEventListener("click", onPress);
    if (wasGoneTo(videoId)) poster.click();
    return () => poster.removeEventListener("click", onPress);
  }, [videoId]);

  useEffect(() => {
    if (Player === undefined || facade.current === null) return;
    facade.current.removeAttribute("aria-busy");
    facade.current.inert = true;
  }, [Player]);

  return Player === undefined ? <span ref={place} hidden /> : <Player {...props} />;
}
