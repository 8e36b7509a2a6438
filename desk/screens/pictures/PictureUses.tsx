// Where a picture is used. Records are looked through in steps, the newest first; whoever wants to know of all of them looks further.

import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PictureUse } from "../../../model/desk/picture-calls.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Pictures.module.css";

export function PictureUses({ id }: { id: string }): ReactNode {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["pictures", "uses", id],
    queryFn: ({ pageParam }) => call("pictures.uses", { at: { picture: id }, query: { from: pageParam } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const uses = new Map(data?.pages.flatMap((page) => page.uses.map((use) => [`${use.type}/${use.id}`, use])));
  const looked = data?.pages.reduce((sum, page) => sum + page.looked, 0) ?? 0;
  return (
    <section className={styles.list} aria-labelledby="picture-uses">
      <h2 id="picture-uses">Where it is used</h2>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <ul className={styles.uses}>
        {[...uses.values()].map((use) => (
          <Use key={`${use.type}/${use.id}`} {...use} />
        ))}
      </ul>
      <output className={styles.quiet}>{data !== undefined && lookedWords(uses.size, looked, hasNextPage)}</output>
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            Search further back
          </Button>
        </div>
      )}
    </section>
  );
}

function Use({ type, title, address }: PictureUse): ReactNode {
  return (
    <li>
      {address === null ? title : <a href={address}>{title}</a>}{" "}
      <span className={styles.quiet}>{type.replaceAll("_", " ")}</span>
    </li>
  );
}

function lookedWords(found: number, looked: number, isMore: boolean): string {
  const where = isMore ? `the newest ${looked} records` : "all records";
  return found === 0 ? `Nothing among ${where} names it.` : `${found} among ${where}.`;
}
