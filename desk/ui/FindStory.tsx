import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import type { FoundStory } from "../../model/desk/front-calls.ts";
import { storyStateWords } from "../story-state-words.ts";
import { call } from "../call.ts";
import { personHere } from "../signed-in.ts";
import { useDeviceState } from "../use-device-state.ts";
import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";
import styles from "./FindStory.module.css";

interface FindStoryProps {
  label: string;
  /** What is done to the one that is found. */
  verb: string;
  onPick: (url: string) => void;
  taken: readonly string[];
}

const mostShown = 8;

/** What is withdrawn is nowhere, and at the address of one that is hidden is something else. */
const isThere = ({ state: { is } }: FoundStory) => is !== "withdrawn" && is !== "hidden";

/** By words, or by an address; one of another site is taken as it is. */
export function FindStory({ label, verb, onPick, taken }: FindStoryProps): ReactNode {
  const [text, setText] = useDeviceState(personHere(), `find-story:${label}`, "");
  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ["front-stories", asked],
    queryFn: () => call("fronts.find", { query: { text: asked } }),
    enabled: asked.length > 1,
    placeholderData: (before) => before,
  });
  const stories = data?.stories.filter(({ url }) => !taken.includes(url)).slice(0, mostShown) ?? [];
  const pick = (url: string) => {
    onPick(url);
    setText("");
  };
  return (
    <div className={styles.find}>
      <Field label={label} hint="Words from it, or its address.">
        {(id) => <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      {asked.length > 1 && (
        <ul className={styles.list}>
          {data?.isElsewhere === true && (
            <li className={styles.row}>
              <span className={styles.words}>{asked}</span>
              <Button onPress={() => pick(asked)}>{verb} this address</Button>
            </li>
          )}
          {stories.map((story) => (
            <li key={`${story.type}/${story.id}`} className={styles.row}>
              <span className={styles.words}>
                {story.title}
                <span className={styles.quiet}> {storyStateWords(story.state)}</span>
              </span>
              {isThere(story) && (
                <Button label={`${verb} ${story.title}`} onPress={() => pick(story.url)}>
                  {verb}
                </Button>
              )}
            </li>
          ))}
          {data?.stories.length === 0 && !data.isElsewhere && (
            <li className={styles.quiet}>{data.nothing ?? "Nothing found."}</li>
          )}
        </ul>
      )}
    </div>
  );
}
