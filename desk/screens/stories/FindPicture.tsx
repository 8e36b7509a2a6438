// A picture of the site, found by its name or words.

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { PictureLine } from "../../../model/desk/picture-calls.ts";
import { call } from "../../call.ts";
import { Field } from "../../ui/Field.tsx";
import styles from "./Stories.module.css";

interface FindPictureProps {
  current: string;
  onPick: (picture: PictureLine) => void;
}

const mostShown = 12;

export function FindPicture({ current, onPick }: FindPictureProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Another picture of the site</summary>
      {isOpen && (
        <Found
          current={current}
          onPick={(picture) => {
            setOpen(false);
            onPick(picture);
          }}
        />
      )}
    </details>
  );
}

function Found({ current, onPick }: FindPictureProps): ReactNode {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const { data } = useQuery({
    queryKey: ["pictures", "find", wanted],
    queryFn: () => call("pictures.list", { query: { search: wanted } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Field label="Its name or words">
        {(id) => <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />}
      </Field>
      {data?.pictures.length === 0 && <p className={styles.quiet}>Nothing is found.</p>}
      <ul className={styles.pictures}>
        {data?.pictures.slice(0, mostShown).map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={picture.address === current} onClick={() => onPick(picture)}>
              <img src={picture.address} alt={picture.alt || picture.id} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
