// Saves a story on this device, or lets it go. In an island; what it does comes after the page.

import { useEffect, useState, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { StoryToSave } from "../device-story.ts";
import type { SaveWords } from "./save-controller.ts";
import styles from "./SaveButton.module.css";

interface SaveButtonProps {
  story: StoryToSave;
  className?: string;
  labelClassName?: string;
}

const loadController = () => import("./save-controller.ts");

export function SaveButton({ story, className, labelClassName }: SaveButtonProps): ReactNode {
  const [words, setWords] = useState<SaveWords>("Save");
  const saved = words === "Saved";

  useEffect(() => {
    const watching = loadController().then(({ watchStory }) => watchStory(story, setWords));
    return () => void watching.then((stop) => stop());
  }, [story]);

  return (
    <button
      type="button"
      className={classNames(className, saved && styles.saved)}
      aria-pressed={saved}
      onClick={() => void loadController().then(({ toggleSaved }) => toggleSaved(story, setWords))}
    >
      <Icon name="bookmark" />
      <span className={labelClassName}>{words}</span>
    </button>
  );
}
