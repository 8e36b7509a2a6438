// New pictures: dropped, pasted or chosen. What is said of one stays on this device until it is stored; the files themselves are chosen again after
// a reload.

import { useCallback, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { noWords } from "../../../model/desk/picture-calls.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseFiles } from "../../ui/pictures/ChooseFiles.tsx";
import { NewPicture } from "../../ui/pictures/NewPicture.tsx";
import { withFiles, type ChosenFile } from "../../ui/pictures/chosen-files.ts";
import { usePictureWords } from "../../ui/pictures/use-picture-words.ts";
import { useGivenFiles } from "./use-given-files.ts";
import styles from "./Pictures.module.css";

interface AddPicturesProps {
  me: Me;
  onStored: () => Promise<void>;
}

export function AddPictures({ me, onStored }: AddPicturesProps): ReactNode {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [kept, keep] = usePictureWords(me.id);
  const add = useCallback((files: Iterable<File>) => setChosen((before) => withFiles(before, files)), []);
  const isOver = useGivenFiles(add);
  const waiting = Object.keys(kept).filter((key) => !chosen.some((one) => one.key === key));
  return (
    <section className={styles.add} aria-labelledby="pictures-add">
      <h2 id="pictures-add">Add pictures</h2>
      <div className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}>
        <p>Drop pictures here, paste them, or</p>
        <ChooseFiles words="Choose files" areSeveral onFiles={add} />
      </div>
      {waiting.map((key) => (
        <div className={styles.acts} key={key}>
          <p className={styles.quiet}>What you wrote for {key} is kept here. Choose the file again.</p>
          <Button onPress={() => keep(key, undefined)} label={`Forget what was written for ${key}`}>
            Forget
          </Button>
        </div>
      ))}
      <ul className={styles.chosen}>
        {chosen.map((one, place) => (
          <li key={one.key}>
            <NewPicture
              file={one.file}
              words={kept[one.key] ?? noWords}
              hasFocus={place === 0}
              onWords={(words) => keep(one.key, words)}
              onStored={async () => {
                keep(one.key, undefined);
                await onStored();
              }}
              onLeave={() => {
                keep(one.key, undefined);
                setChosen((before) => before.filter(({ key }) => key !== one.key));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
