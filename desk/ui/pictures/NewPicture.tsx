// A file before it is stored: how it looks, the words for it, how much of it has been sent, and why it was not taken.

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AddedPicture, PictureWords } from "../../../model/desk/picture-calls.ts";
import { CallError } from "../../call.ts";
import { Button } from "../Button.tsx";
import { Notice } from "../Notice.tsx";
import { sizeFault } from "./chosen-files.ts";
import { pictureLink } from "./picture-link.ts";
import styles from "./NewPicture.module.css";
import { sendPicture } from "./send-picture.ts";
import { WordFields } from "./WordFields.tsx";

interface NewPictureProps {
  file: File;
  words: PictureWords;
  hasFocus: boolean;
  /** What storing it is called. */
  verb?: string;
  onWords: (words: PictureWords) => void;
  onStored: (added: AddedPicture) => Promise<void>;
  onLeave: () => void;
}

export function NewPicture({
  file,
  words,
  hasFocus,
  verb = "Save",
  onWords,
  onStored,
  onLeave,
}: NewPictureProps): ReactNode {
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: () => {
      setShare(0);
      return sendPicture(file, words, setShare);
    },
    onSuccess: onStored,
  });
  if (send.data !== undefined) {
    return (
      <Notice kind="done">
        {file.name} is saved. <a href={pictureLink(send.data.id)}>Open it</a>
      </Notice>
    );
  }
  const { error } = send;
  const faults = error instanceof CallError ? error.faults : {};
  const tooLarge = sizeFault(file);
  return (
    <form
      className={styles.newPicture}
      aria-label={`Add ${file.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <Preview file={file} />
      <div className={styles.fields}>
        <h3>{file.name}</h3>
        {tooLarge !== undefined && (
          <Notice kind="fault">
            {file.name} {tooLarge}.
          </Notice>
        )}
        {error !== null && faults["alt"] === undefined && <Refusal name={file.name} error={error} />}
        {tooLarge === undefined && (
          <WordFields
            words={words}
            faults={faults}
            hasFocus={hasFocus}
            onChange={(change) => onWords({ ...words, ...change })}
          />
        )}
        {send.isPending && <progress aria-label={`Sending ${file.name}`} value={share} />}
        <div className={styles.acts}>
          {tooLarge === undefined && (
            <Button look="main" type="submit" isBusy={send.isPending} label={`${verb} ${file.name}`}>
              {verb}
            </Button>
          )}
          <Button onPress={onLeave} label={`Remove ${file.name}`}>
            Remove
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The server says what a file is or has; of anything else it says a sentence. */
function Refusal({ name, error }: { name: string; error: Error }): ReactNode {
  const there = error instanceof CallError ? error.faults["id"] : undefined;
  const isSentence = /[.]$/.test(error.message);
  return (
    <Notice kind="fault">
      {isSentence ? error.message : `${name} ${error.message}.`}{" "}
      {there !== undefined && <a href={pictureLink(there)}>Open it</a>}
    </Notice>
  );
}

/** Shown from the device itself. */
function Preview({ file }: { file: File }): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current !== null) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} className={styles.preview} alt="" />;
}
