// Which pictures there are, those that came last first.

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { PictureLine } from "../../../model/desk/picture-calls.ts";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { pictureLink } from "../../ui/pictures/picture-link.ts";
import styles from "./Pictures.module.css";

export function PictureList(): ReactNode {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["pictures", "list", wanted],
    queryFn: ({ pageParam }) =>
      call("pictures.list", { query: { search: wanted, ...(pageParam !== null && { before: String(pageParam) }) } }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const pictures = data?.pages.flatMap((page) => page.pictures) ?? [];
  return (
    <section className={styles.list} aria-labelledby="pictures-list">
      <h2 id="pictures-list">All pictures</h2>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <Field label="Search" hint="Words of its name, of what is said of it, or of who made it.">
        {(id) => <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />}
      </Field>
      <output className={styles.quiet}>{data !== undefined && countWords(pictures.length, hasNextPage)}</output>
      <ul className={styles.grid}>
        {pictures.map((line) => (
          <li key={line.id}>
            <Tile {...line} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

function Tile({ id, address, alt, credit }: PictureLine): ReactNode {
  return (
    <a className={styles.tile} href={pictureLink(id)}>
      <img src={resizedUrl(address, 320, 180)} alt="" width={320} height={180} loading="lazy" />
      <span className={styles.name}>{nameIn(address)}</span>
      <span className={alt === "" ? styles.missing : undefined}>{alt === "" ? "No alt text yet" : alt}</span>
      {credit !== "" && <span className={styles.quiet}>{credit}</span>}
    </a>
  );
}

/** The last part of its address, as it was written. */
function nameIn(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf("/") + 1).replaceAll(/%(?![\da-f]{2})/gi, "%25"));
}

function countWords(shown: number, isMore: boolean): string {
  if (isMore) return shown === 0 ? "None among the newest. There are older ones." : `The newest ${shown}.`;
  return shown === 0 ? "None." : `${shown} of them, the newest first.`;
}
