// A front for a page that has none of its own: found among those pages, and begun as what readers get there now.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { PageWithoutFront } from "../../../model/desk/front-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Fronts.module.css";
import { frontLink, kindWords } from "./page-words.ts";

export function NewFront(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onPress={() => setOpen(true)}>New front</Button>
      {isOpen && (
        <Dialog title="New front" isWide onLeave={() => setOpen(false)}>
          <div className={styles.form}>
            <Pages />
            <div className={styles.acts}>
              <Button onPress={() => setOpen(false)}>Cancel</Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Pages(): ReactNode {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    queryKey: ["front-pages", asked],
    queryFn: () => call("fronts.pages", { query: { text: asked } }),
    placeholderData: keepPreviousData,
    // A page has a front as soon as anybody begins one: no answer is kept for the next time.
    gcTime: 0,
  });
  const begin = useMutation({
    mutationFn: ({ subtype, element }: PageWithoutFront) => call("fronts.begin", { body: { subtype, element } }),
    onSuccess: async ({ id }) => {
      goTo(frontLink(id));
      await askAnew(client, { queryKey: ["fronts"] });
    },
    onError: () => askAnew(client, { queryKey: ["front-pages"] }),
  });
  const fault = error ?? begin.error;
  return (
    <>
      <p className={styles.quiet}>
        These pages have no front of their own. A new one begins as what readers get there now, and they see nothing of
        it before it is published.
      </p>
      <Field label="Page" hint="Its name, or a part of its address.">
        {(id) => <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      <ul className={styles.list}>
        {data?.pages.map((page) => (
          <li key={`${page.subtype} ${page.element ?? ""}`} className={styles.row}>
            <span className={styles.words}>
              {page.title}
              <span className={styles.quiet}> {[kindWords(page), page.address].filter(Boolean).join(" · ")}</span>
            </span>
            <Button isBusy={begin.isPending} label={`Begin ${page.title}`} onPress={() => begin.mutate(page)}>
              Begin
            </Button>
          </li>
        ))}
      </ul>
      {data?.isMore === true && <p className={styles.quiet}>There are more: type a part of a name.</p>}
      {data?.pages.length === 0 && (
        <p className={styles.quiet}>{asked === "" ? "Every page has one." : "No page of that name is without one."}</p>
      )}
    </>
  );
}
