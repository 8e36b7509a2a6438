import { useRef } from "react";
import type { PictureWords } from "../../../model/desk/picture-calls.ts";
import { useDeviceState } from "../../use-device-state.ts";

type WordsOfFiles = Readonly<Record<string, PictureWords>>;

/** What is said of pictures that are not stored yet, by their files: it stays on this device. Undefined forgets it. */
export function usePictureWords(
  person: string,
): [WordsOfFiles, keep: (file: string, words: PictureWords | undefined) => void] {
  const [kept, setKept] = useDeviceState<WordsOfFiles>(person, "picture-words", {});
  const latest = useRef(kept);
  return [
    kept,
    (file, words) => {
      const { [file]: _, ...others } = latest.current;
      latest.current = words === undefined ? others : { ...others, [file]: words };
      setKept(latest.current);
    },
  ];
}
