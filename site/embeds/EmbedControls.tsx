// The part of an embed that does something: asks before a third party is loaded, and holds the place where the embed is then shown. What
// shows it, and what remembers the reader's word, come only when they are wanted.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { reloadIfGone } from "../../core/client/chunk-guard.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./EmbedControls.module.css";
import type { ShownKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedTexts } from "./embed-texts.ts";
import type { EmbedWay } from "../../model/embeds/embed-way.ts";

interface EmbedControlsProps {
  kind: ShownKind;
  /** Whose embeds load by themselves when the reader says so. */
  service: string;
  way: EmbedWay;
  texts: Pick<EmbedTexts, "label" | "load" | "always" | "failed">;
}

type Phase = "preview" | "loading" | "shown" | "failed";

const alwaysLoad = () => import("./always-load.ts");

export function EmbedControls({ kind, service, way, texts }: EmbedControlsProps): ReactNode {
  const [phase, setPhase] = useState<Phase>("preview");
  const [isAlways, setAlways] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** There from the moment the embed is begun; gone again when it failed. */
  const stop = useRef<() => void>(undefined);

  const load = async (isAsked: boolean) => {
    const { current } = place;
    if (current === null || stop.current !== undefined) return;
    stop.current = () => undefined;
    // Asked for, it opens at once. By itself it takes no more room than its preview had, until that moves nothing in view.
    current.style.blockSize = isAsked ? "" : `${current.offsetHeight}px`;
    setPhase("loading");
    // The button goes away; whoever used the keyboard goes on from what it brings.
    if (isAsked) current.focus({ preventScroll: true });
    try {
      const { showEmbed } = await import("./show-embed.ts");
      stop.current = await showEmbed({ place: current, kind, way, title: texts.label, isAsked });
      setPhase("shown");
    } catch (error) {
      stop.current = undefined;
      setPhase("failed");
      void reloadIfGone(error);
    }
  };

  useEffect(() => {
    const loadByItself = () => {
      setAlways(true);
      void load(false);
    };
    const ignore = alwaysLoad().then(({ whenAlways }) => whenAlways(service, loadByItself));
    return () => {
      void ignore.then((stopListening) => stopListening());
      stop.current?.();
    };
    // The embed of an island never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const choose = async (chosen: boolean) => {
    setAlways(chosen);
    (await alwaysLoad()).keepAlways(service, chosen);
  };

  const isPlayer = way.by === "frame" && way.autoplay;
  return (
    <>
      <div ref={place} className={styles.place} data-phase={phase} tabIndex={-1} />
      <output className={styles.status}>
        {phase === "loading" && "Loading …"}
        {phase === "failed" && texts.failed}
      </output>
      {(phase === "preview" || phase === "failed") && (
        <Button className={styles.load} onClick={() => void load(true)}>
          {isPlayer && <Icon name="play" />}
          <span className={isPlayer ? "visually-hidden" : undefined}>
            {phase === "failed" ? "Try again" : texts.load}
          </span>
        </Button>
      )}
      <label className={styles.always}>
        <input type="checkbox" checked={isAlways} onChange={(event) => void choose(event.target.checked)} />
        {texts.always}
      </label>
    </>
  );
}
