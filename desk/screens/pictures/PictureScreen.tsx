// One picture: what is said of it, what of it is never cut off, what it was, and where it is used. What is typed stays on this device until it is
// saved, with the version that it was typed over.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { OpenPicture, PictureState } from "../../../model/desk/picture-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyText } from "../../ui/CopyText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { FocalPicker } from "./FocalPicker.tsx";
import { PictureHistory } from "./PictureHistory.tsx";
import { PictureUses } from "./PictureUses.tsx";
import styles from "./Pictures.module.css";
import { WordFields } from "../../ui/pictures/WordFields.tsx";

interface Draft {
  state: PictureState;
  over: string;
}

export function PictureScreen({ me, picture }: { me: Me; picture: OpenPicture }): ReactNode {
  const { id, address, version } = picture;
  const client = useQueryClient();
  const [draft, setDraft] = useDeviceState<Draft | null>(me.id, `picture:${id}`, null);
  const [isSaved, setIsSaved] = useState(false);
  const state = draft?.state ?? stateOf(picture);
  const set = (change: Partial<PictureState>) => {
    setIsSaved(false);
    setDraft({ state: { ...state, ...change }, over: draft?.over ?? version });
  };
  const renew = () => askAnew(client, { queryKey: ["pictures"] });
  const save = useMutation({
    mutationFn: (over: string) => call("pictures.change", { at: { picture: id }, body: { ...state, over } }),
    onSuccess: async () => {
      await renew();
      setDraft(null);
      setIsSaved(true);
    },
    onError: renew,
  });
  const { error } = save;
  const faults = error instanceof CallError ? error.faults : {};
  const isConflict = error instanceof CallError && error.status === 412;
  return (
    <>
      <form
        className={styles.form}
        aria-label="Details"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(draft?.over ?? version);
        }}
      >
        <CopyText text={address} label="Copy the address of the picture" />
        <FocalPicker picture={picture} point={state.focalPoint} onChange={(focalPoint) => set({ focalPoint })} />
        <WordFields words={state} faults={faults} onChange={set} />
        {error !== null && Object.keys(faults).length === 0 && <Notice kind="fault">{error.message}</Notice>}
        {isConflict && <Standing {...picture} />}
        {isSaved && <Notice kind="done">It is saved.</Notice>}
        <div className={styles.acts}>
          {isConflict ? (
            <Button look="main" isBusy={save.isPending} onPress={() => save.mutate(version)}>
              Save over it
            </Button>
          ) : (
            <Button look="main" type="submit" isBusy={save.isPending}>
              Save
            </Button>
          )}
          {draft !== null && (
            <Button
              onPress={() => {
                setDraft(null);
                save.reset();
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </form>
      <PictureUses id={id} />
      <PictureHistory id={id} onTake={set} />
    </>
  );
}

function stateOf({ alt, credit, caption, focalPoint }: OpenPicture): PictureState {
  return { alt, credit, caption, focalPoint };
}

/** What somebody else has made of it. */
function Standing({ alt, credit, caption }: OpenPicture): ReactNode {
  return (
    <dl className={styles.standing} aria-label="What stands now">
      <dt>Alt text</dt>
      <dd>{alt}</dd>
      <dt>Credit</dt>
      <dd>{credit}</dd>
      <dt>Caption</dt>
      <dd>{caption}</dd>
    </dl>
  );
}
