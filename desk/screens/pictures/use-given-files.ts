import { useEffect, useState } from "react";

/** Files that are dropped anywhere on the screen, or pasted. Whether some are held over it. */
export function useGivenFiles(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("paste", ({ clipboardData }) => onFiles(clipboardData?.files ?? []), { signal });
    document.addEventListener(
      "dragover",
      (event) => {
        if (event.dataTransfer?.types.includes("Files") !== true) return;
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    document.addEventListener("dragleave", () => setIsOver(false), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        if (event.dataTransfer?.types.includes("Files") !== true) return;
        event.preventDefault();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      },
      { signal },
    );
    return () => listening.abort();
  }, [onFiles]);
  return isOver;
}
