import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import { call } from "../call.ts";
import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";
import { timeWords } from "./time-words.ts";
import styles from "./FindStory.module.css";

interface FindStoryProps {
  label: string;
  /** What is done to the one that is found. */
  verb: string;
  onPick: (url: string) => void;
  taken: readonly string[];
}

/** By words, or by an address; one of another site is taken as it is. */
export function FindStory({ label, verb, onPick, taken }: FindStoryProps): ReactNode {
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const { data: stories } = useQuery({
    queryKey: ["front-stories", asked],
    queryFn: () => call("fronts.find", { query: { text: asked } }),
    enabled: asked.length > 1,
    placeholderData: (before) => before,
  });
  const isAddress = /^https?:\/\/\S+$/.test(asked);
  const pick = (url: string) => {
    onPick(url);
    setText("");
  };
  return (
    <div className={styles.find}>
      <Field label={label} hint="Words of it, or its address.">
        {(id) => <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      {asked.length > 1 && (
        <ul className={styles.list}>
          {isAddress && (
            <li className={styles.row}>
              <span className={styles.words}>{asked}</span>
              <Button onPress={() => pick(asked)}>{verb} this address</Button>
            </li>
          )}
          {stories
            ?.filter(({ url }) => !taken.includes(url))
            .slice(0, 8)
            .map(({ url, title, publishedAt }) => (
              <li key={url} className={styles.row}>
                <span className={styles.words}>
                  {title}
                  {publishedAt !== null && <span className={styles.quiet}> {timeWords(publishedAt)}</span>}
                </span>
                <Button label={`${verb} ${title}`} onPress={() => pick(url)}>
                  {verb}
                </Button>
              </li>
            ))}
          {stories?.length === 0 && !isAddress && <li className={styles.quiet}>Nothing is found.</li>}
        </ul>
      )}
    </div>
  );
}
