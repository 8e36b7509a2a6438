// What a redirect was before, and by whom.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RedirectLine, RedirectVersion } from "../../../model/desk/redirect-calls.ts";
import { call } from "../../call.ts";
import { useFocusBack } from "../../keep-focus.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Redirects.module.css";

interface RedirectHistoryProps {
  line: RedirectLine;
  onClose: () => void;
}

export function RedirectHistory({ line: { from, address }, onClose }: RedirectHistoryProps): ReactNode {
  const { data, error } = useQuery({
    queryKey: ["redirects", "history", from],
    queryFn: () => call("redirects.history", { at: { redirect: from } }),
  });
  const place = useFocusBack<HTMLElement>();
  return (
    <section ref={place} className={styles.list} aria-label={`History of ${address}`}>
      <h2>History of {address}</h2>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <DataTable label={`Versions of ${address}`} columns={["When", "Who", "To", "Status"]}>
        {data?.map((version) => (
          <DataRow key={version.number ?? "now"}>
            <td>{whenWords(version)}</td>
            <td>{version.who === "" ? "unknown" : version.who}</td>
            <td className={styles.address}>{version.to ?? "removed"}</td>
            <td>{version.status}</td>
          </DataRow>
        ))}
      </DataTable>
      <div>
        <Button onPress={onClose}>Close the history</Button>
      </div>
    </section>
  );
}

function whenWords({ at, number }: RedirectVersion): string {
  const when = at === null ? "unknown" : timeWords(at);
  return number === null ? `${when}, and stands` : when;
}
