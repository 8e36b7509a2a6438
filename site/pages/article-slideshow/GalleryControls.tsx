// The buttons of the gallery (SLIDE-02), shown with script. `data-gallery` says what each does; move-gallery.ts does it.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { DialogButton } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./GalleryControls.module.css";
import { GallerySign } from "./GallerySign.tsx";
import { placeText } from "./gallery-steps.ts";
import { shareDialogId } from "./slides.ts";

export function GalleryControls({ pictures }: { pictures: number }): ReactNode {
  return (
    <div className={classNames("needs-script", styles.bar)}>
      <button
        type="button"
        className={classNames(styles.button, styles.arrow, styles.previous)}
        data-gallery="previous"
        aria-label="Previous picture"
        disabled
      >
        <Icon name="chevron-left" />
      </button>
      <output className={styles.counter} data-gallery="counter">
        {placeText(0, pictures)}
      </output>
      <button
        type="button"
        className={classNames(styles.button, styles.arrow, styles.next)}
        data-gallery="next"
        aria-label="Next picture"
      >
        <Icon name="chevron-right" />
      </button>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">Thumbnails</legend>
        <ViewButton view="filmstrip" label="Filmstrip" isPressed />
        <ViewButton view="grid" label="Grid" />
      </fieldset>
      <DialogButton dialog={shareDialogId} className={styles.button}>
        <Icon name="share" />
        <span className={styles.label}>Share</span>
      </DialogButton>
      <button
        type="button"
        className={classNames(styles.button, styles.fullscreen)}
        data-gallery="fullscreen"
        aria-pressed={false}
      >
        <GallerySign name="fullscreen" />
        <span className={styles.label}>Full screen</span>
      </button>
    </div>
  );
}

interface ViewButtonProps {
  view: "filmstrip" | "grid";
  label: string;
  isPressed?: boolean;
}

function ViewButton({ view, label, isPressed = false }: ViewButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.view)}
      data-gallery={view}
      aria-pressed={isPressed}
    >
      <GallerySign name={view} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
