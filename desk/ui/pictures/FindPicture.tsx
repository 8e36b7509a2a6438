// Chooses a picture: one of the site, found by its name or words, or one from this device, which is stored with its words first.

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import { noWords, type AddedPicture } from "../../../model/desk/picture-calls.ts";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { call } from "../../call.ts";
import { personHere } from "../../signed-in.ts";
import { useDeviceState } from "../../use-device-state.ts";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { Field } from "../Field.tsx";
import { Notice } from "../Notice.tsx";
import { ChooseFiles } from "./ChooseFiles.tsx";
import { keyOf } from "./chosen-files.ts";
import styles from "./FindPicture.module.css";
import { NewPicture } from "./NewPicture.tsx";
import { usePictureWords } from "./use-picture-words.ts";

interface FoundPicture {
  address: string;
  alt: string;
}

interface FindPictureProps {
  /** The address of the one that stands there; empty without one. */
  current: string;
  /** What the picture is for, where a screen asks for several. */
  of?: string;
  onPick: (picture: FoundPicture) => void;
}

const mostShown = 12;

export function FindPicture({ current, of, onPick }: FindPictureProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // An address that is being typed is not asked for letter by letter.
  const [drawn, setDrawn] = useState(current);
  const words = current === "" ? "Choose a picture" : "Choose another picture";
  return (
    <div className={styles.chosen}>
      {current !== "" && drawn === current && (
        <img key={current} src={resizedUrl(current, 320, 180)} alt="" width={96} height={54} />
      )}
      <Button onPress={() => setOpen(true)} {...(of !== undefined && { label: `${words} for ${of}` })}>
        {words}
      </Button>
      {isOpen && (
        <Dialog title="Choose a picture" isWide onLeave={() => setOpen(false)}>
          <Pick
            current={current}
            onPick={(picture) => {
              setOpen(false);
              setDrawn(picture.address);
              onPick(picture);
            }}
          />
          <div className={styles.leave}>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Pick({ current, onPick }: FindPictureProps): ReactNode {
  const [file, setFile] = useState<File>();
  const [kept, keep] = usePictureWords(personHere());
  if (file === undefined) {
    return (
      <div className={styles.pick}>
        <ChooseFiles words="Upload from this device" onFiles={([one]) => setFile(one)} />
        <Found current={current} onPick={onPick} />
      </div>
    );
  }
  const key = keyOf(file);
  const take = async ({ id }: AddedPicture) => {
    keep(key, undefined);
    onPick(await call("pictures.open", { at: { picture: id } }));
  };
  return (
    <NewPicture
      file={file}
      words={kept[key] ?? noWords}
      hasFocus
      verb="Save and use"
      onWords={(words) => keep(key, words)}
      onStored={take}
      onLeave={() => setFile(undefined)}
    />
  );
}

function Found({ current, onPick }: FindPictureProps): ReactNode {
  const [search, setSearch] = useDeviceState(personHere(), "find-picture", "");
  const wanted = useDeferredValue(search);
  const { data, error } = useQuery({
    queryKey: ["pictures", "find", wanted],
    queryFn: () => call("pictures.list", { query: { search: wanted } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Field label="Or search the pictures of the site">
        {(id) => <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />}
      </Field>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data?.pictures.length === 0 && <p className={styles.quiet}>Nothing found.</p>}
      <ul className={styles.pictures}>
        {data?.pictures.slice(0, mostShown).map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={picture.address === current} onClick={() => onPick(picture)}>
              <img src={resizedUrl(picture.address, 320, 180)} alt={picture.alt || picture.id} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
