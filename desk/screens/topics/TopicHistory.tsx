// What the strip was before, and by whom; any of it can be taken again.

import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { HotTopics, TopicsVersion } from "../../../model/desk/topic-calls.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";

export function TopicHistory({ onTake }: { onTake: (topics: HotTopics) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["topics", "history"],
    queryFn: () => call("topics.history"),
    enabled: isOpen,
  });
  return (
    <>
      <div>
        <Button onPress={() => setOpen(!isOpen)}>{isOpen ? "Close the history" : "History"}</Button>
      </div>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {isOpen && (
        <DataTable label="What the topics were before" columns={["Since", "Who", "Topics", "Actions"]}>
          {data?.map((version) => (
            <DataRow key={version.number}>
              <td>{whenWords(version)}</td>
              <td>{version.who === "" ? "unknown" : version.who}</td>
              <td>{version.topics?.items.map(({ text }) => text).join(", ") ?? "none"}</td>
              <td>
                <Button
                  label={`Take them again: those of ${whenWords(version)}`}
                  onPress={() => version.topics !== null && onTake(version.topics)}
                >
                  Take them again
                </Button>
              </td>
            </DataRow>
          ))}
        </DataTable>
      )}
    </>
  );
}

function whenWords({ at }: TopicsVersion): string {
  return at === null ? "unknown" : timeWords(at);
}
