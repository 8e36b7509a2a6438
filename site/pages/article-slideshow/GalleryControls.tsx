// The buttons of the gallery (SLIDE-02). Drawn by the server, shown with script; what they do is in move-gallery.ts.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { DialogButton } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./GalleryControls.module.css";
import { GallerySign } from "./GallerySign.tsx";
import { placeText } from "./gallery-steps.ts";
import { moveGallery, type Gallery, type GalleryState } from "./move-gallery.ts";

interface GalleryControlsProps {
  pictures: number;
  /** The id of the share dialog. */
  shareDialog: string;
}

const views = [
  ["filmstrip", "Filmstrip"],
  ["grid", "Grid"],
] as const;

export function GalleryControls({ pictures, shareDialog }: GalleryControlsProps): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const gallery = useRef<Gallery>(undefined);
  const [{ place, view }, setState] = useState<GalleryState>({ place: 0, view: "filmstrip" });
  const isGrid = view === "grid";

  useEffect(() => {
    const root = own.current?.closest("section");
    if (root !== null && root !== undefined) gallery.current = moveGallery(root, setState);
    return () => gallery.current?.stop();
  }, []);

  return (
    <div ref={own} className={classNames("needs-script", styles.bar)}>
      <button
        type="button"
        className={classNames(styles.button, styles.arrow, styles.previous)}
        aria-label="Previous picture"
        disabled={isGrid || place === 0}
        onClick={() => gallery.current?.step(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <output className={styles.counter}>{placeText(isGrid ? 0 : place, pictures)}</output>
      <button
        type="button"
        className={classNames(styles.button, styles.arrow, styles.next)}
        aria-label="Next picture"
        disabled={isGrid || place > pictures}
        onClick={() => gallery.current?.step(1)}
      >
        <Icon name="chevron-right" />
      </button>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">Thumbnails</legend>
        {views.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={classNames(styles.button, styles.view)}
            aria-pressed={view === name}
            onClick={() => gallery.current?.show(name)}
          >
            <GallerySign name={name} />
            <span className={styles.label}>{label}</span>
          </button>
        ))}
      </fieldset>
      <DialogButton dialog={shareDialog} className={styles.button}>
        <Icon name="share" />
        <span className={styles.label}>Share</span>
      </DialogButton>
      <button
        type="button"
        className={classNames(styles.button, styles.fullscreen)}
        disabled={isGrid}
        onClick={() => gallery.current?.toggleFullscreen()}
      >
        <GallerySign name="fullscreen" />
        <span className={styles.label}>Full screen</span>
      </button>
    </div>
  );
}
