// Who did what, newest first.

import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { detailWords, namesIn, subjectWords } from "./log-words.ts";

const pageSize = 100;

export function Log(): ReactNode {
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ["log"],
    queryFn: ({ pageParam }) => call("log.read", { query: pageParam === 0 ? {} : { before: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.number),
  });
  if (error !== null) return <Notice kind="fault">{error.message}</Notice>;
  const lines = data?.pages.flat() ?? [];
  const names = namesIn(lines);
  return (
    <>
      <DataTable label="What was done" columns={["When", "Who", "What", "To", "More"]}>
        {lines.map((line) => (
          <DataRow key={line.number}>
            <td>{timeWords(line.at)}</td>
            <td>{line.name}</td>
            <td>{line.act.replaceAll("-", " ")}</td>
            <td>{subjectWords(line.subject, names)}</td>
            <td>{detailWords(line.details)}</td>
          </DataRow>
        ))}
      </DataTable>
      {hasNextPage && (
        <Button onPress={() => void fetchNextPage()} isBusy={isFetching}>
          Show older
        </Button>
      )}
    </>
  );
}
