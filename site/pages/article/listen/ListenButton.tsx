// ART-14: the way to the audio player. The player's code comes when the reader asks for it.

import { useState, type ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { ListenPlayer } from "./ListenPlayer.tsx";
import styles from "./ListenPlayer.module.css";

type Player = typeof ListenPlayer;

export function ListenButton({ className }: { className?: string }): ReactNode {
  const [Player, setPlayer] = useState<Player>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    const loaded = Player ?? (await import("./ListenPlayer.tsx")).ListenPlayer;
    setPlayer(() => loaded);
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        className={classNames("needs-script", className)}
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        <Icon name="listen" />
        <span>Listen</span>
      </button>
      {/* A popover lies above the whole page. It is drawn here, because a page has the style sheets of what its own code names. */}
      {isOpen && Player !== undefined && (
        <section popover="manual" ref={(bar) => bar?.showPopover()} className={styles.player} aria-label="Audio player">
          <Player onClose={() => setOpen(false)} />
        </section>
      )}
    </>
  );
}
