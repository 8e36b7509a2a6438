// How stories look and whether things move and play by themselves. Each choice holds at once, on every open part of the page.

import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { textSizes, type TextSizeName } from "../../article/text-size.ts";
import { onChange } from "../../../core/client/device-changes.ts";
import { saveMark } from "../../save-mark.ts";
import { motionKey } from "../../reader-settings.ts";
import { chooseTheme, chosenTheme, onThemeChange } from "../../shell/theme-choice.ts";
import { ThemeSwitch } from "../../shell/ThemeSwitch.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { recall, remember } from "../../video/player/player-memory.ts";
import { setTextSize } from "../article/change-text-size.ts";
import styles from "./LookSettings.module.css";

const sizeNames: Readonly<Record<NonNullable<TextSizeName> | "usual", string>> = {
  small: "Small",
  usual: "Usual",
  large: "Large",
  largest: "Largest",
};

interface Look {
  size: TextSizeName;
  isCalm: boolean;
  autoplay: boolean;
}

const storage = () => localStorage;

function lookNow(): Look {
  const { textSize, motion } = document.documentElement.dataset;
  return {
    size: textSizes.find((size) => size === textSize),
    isCalm: motion === "reduce",
    autoplay: recall(storage).autoplay,
  };
}

export function LookSettings(): ReactNode {
  const theme = useSyncExternalStore(onThemeChange, chosenTheme);
  const [look, setLook] = useState(lookNow);
  useEffect(() => onChange(() => setLook(lookNow())), []);

  const chooseSize = (size: TextSizeName) => {
    setTextSize(size);
    setLook(lookNow());
  };
  const chooseCalm = (isCalm: boolean) => {
    saveMark("motion", motionKey, isCalm ? "reduce" : undefined);
    setLook(lookNow());
  };
  const chooseAutoplay = (autoplay: boolean) => {
    remember(storage, { autoplay });
    setLook(lookNow());
  };

  return (
    <>
      <div className={styles.row}>
        <span className={styles.name}>Theme</span>
        <ThemeSwitch group="theme" chosen={theme} onChoose={chooseTheme} />
      </div>
      <div className={styles.row}>
        <span className={styles.name} id="text-size-name">
          Size of stories’ text
        </span>
        <fieldset className={styles.sizes} aria-labelledby="text-size-name">
          {textSizes.map((size) => (
            <label key={size ?? "usual"} className={styles.size}>
              <input
                className="visually-hidden"
                type="radio"
                name="text-size"
                checked={look.size === size}
                onChange={() => chooseSize(size)}
              />
              {sizeNames[size ?? "usual"]}
            </label>
          ))}
        </fieldset>
        <p className={styles.sample}>This is how stories are set.</p>
      </div>
      <Switch
        label="Less motion"
        text="Nothing slides, fades or scrolls by itself. Off: as your system’s own setting says."
        checked={look.isCalm}

        onChange={chooseCalm}
      />
      <Switch
        label="Play the next video by itself"
        text="When a video ends, the next one follows after a few seconds. No video here begins by itself otherwise."
        checked={look.autoplay}

        onChange={chooseAutoplay}
      />
    </>
  );
}
