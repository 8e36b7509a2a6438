import { useRef, type ReactNode } from "react";
import { Button } from "../Button.tsx";

interface ChooseFilesProps {
  words: string;
  areSeveral?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Pictures of this device; a phone offers its camera too. */
export function ChooseFiles({ words, areSeveral = false, onFiles }: ChooseFilesProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button onPress={() => input.current?.click()}>{words}</Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple={areSeveral}
        accept="image/*"
        aria-label={areSeveral ? "Files to add" : "File to add"}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </div>
  );
}
