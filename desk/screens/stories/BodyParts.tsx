// The body, part by part. Words are changed in the editor of texts, pictures by their address and words; all others are shown.

import { useState, type ReactNode } from "react";
import {
  partPlace,
  type OpenStory,
  type PictureOfPart,
  type StoryPart,
  type StoryWarning,
} from "../../../model/desk/story-calls.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { FindPicture } from "../../ui/pictures/FindPicture.tsx";
import { DrawnText } from "../../ui/rich-text/DrawnText.tsx";
import { TextEditor } from "../../ui/rich-text/TextEditor.tsx";
import { withPicture, withText, type StoryDraft } from "./story-draft.ts";
import { partName } from "./story-words.ts";
import styles from "./BodyParts.module.css";
import shared from "./Stories.module.css";

interface BodyPartsProps {
  story: OpenStory;
  draft: StoryDraft;
  /** What others have made of touched places meanwhile. */
  clashes: Readonly<Record<string, string>>;
  warnings: readonly StoryWarning[];
  onDraft: (draft: StoryDraft) => void;
}

export function BodyParts({ story, draft, clashes, warnings, onDraft }: BodyPartsProps): ReactNode {
  if (story.parts.length === 0) return null;
  return (
    <section className={styles.body} aria-labelledby="story-body">
      <h3 id="story-body">Body</h3>
      <ol className={styles.parts}>
        {story.parts.map((part) => {
          const place = partPlace(part.position);
          return (
            <li key={`${story.version}:${part.position}`}>
              <Part
                part={part}
                draft={draft}
                onText={(html) => onDraft(withText(draft, story, part.position, html))}
                onPicture={(picture) => onDraft(withPicture(draft, story, part.position, picture))}
              />
              {clashes[place] !== undefined && (
                <div className={shared.stands}>
                  Stands now: {part.is === "text" ? <DrawnText html={clashes[place]} /> : clashes[place]}
                </div>
              )}
              <ul className={shared.warnings}>
                {warnings
                  .filter(({ at }) => at === place)
                  .map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface PartProps {
  part: StoryPart;
  draft: StoryDraft;
  onText: (html: string) => void;
  onPicture: (picture: PictureOfPart) => void;
}

function Part({ part, draft, onText, onPicture }: PartProps): ReactNode {
  const { change } = draft;
  const name = partName(part);
  const typed = change.texts[part.position];
  const picture = change.pictures[part.position];
  const [opened, setOpened] = useState<"kept" | "pressed" | undefined>(() =>
    typed !== undefined || picture !== undefined ? "kept" : undefined,
  );
  if (part.is === "other") {
    return (
      <p className={styles.other}>
        <b>{name}</b> {part.words}
      </p>
    );
  }
  if (opened === undefined) {
    return (
      <div className={styles.part}>
        {part.is === "text" ? <DrawnText html={part.html} /> : <Shown {...part} />}
        <Button label={`Change ${name}`} onPress={() => setOpened("pressed")}>
          Change
        </Button>
      </div>
    );
  }
  if (part.is === "text") {
    return <TextEditor label={name} html={typed ?? part.html} hasFocus={opened === "pressed"} onChange={onText} />;
  }
  const { url, alt } = picture ?? part;
  return (
    <fieldset className={styles.pictureForm}>
      <legend>{name}</legend>
      <Field label="Address of the picture">
        {(id) => <AddressInput id={id} value={url} onType={(address) => onPicture({ url: address, alt })} />}
      </Field>
      <FindPicture current={url} of={name} onPick={({ address, alt: own }) => onPicture({ url: address, alt: own })} />
      <Field label="Alt text of this picture">
        {(id) => (
          <textarea id={id} rows={2} value={alt} onChange={({ target }) => onPicture({ url, alt: target.value })} />
        )}
      </Field>
    </fieldset>
  );
}

function Shown({ url, alt }: PictureOfPart): ReactNode {
  return (
    <figure className={styles.figure}>
      <img src={url} alt={alt} loading="lazy" />
      <figcaption>{alt}</figcaption>
    </figure>
  );
}
