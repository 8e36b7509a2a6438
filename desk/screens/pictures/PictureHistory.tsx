// What was known of a picture before, and by whom.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PictureState, PictureVersion } from "../../../model/desk/picture-calls.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Pictures.module.css";

interface PictureHistoryProps {
  id: string;
  /** Into the form, to be saved. */
  onTake: (state: PictureState) => void;
}

export function PictureHistory({ id, onTake }: PictureHistoryProps): ReactNode {
  const { data, error } = useQuery({
    queryKey: ["pictures", "history", id],
    queryFn: () => call("pictures.history", { at: { picture: id } }),
  });
  return (
    <section className={styles.list} aria-labelledby="picture-history">
      <h2 id="picture-history">History</h2>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <DataTable label="Versions" columns={["When", "Who", "Words", "Credit", "Focal point", "Actions"]}>
        {data?.map((version) => (
          <DataRow key={version.number ?? "now"}>
            <td>{whenWords(version)}</td>
            <td>{version.who === "" ? "unknown" : version.who}</td>
            <td>{version.state?.alt ?? "not there"}</td>
            <td>{version.state?.credit}</td>
            <td>{focalWords(version.state)}</td>
            <td>
              {version.number !== null && version.state !== null && (
                <Take version={version} state={version.state} onTake={onTake} />
              )}
            </td>
          </DataRow>
        ))}
      </DataTable>
    </section>
  );
}

interface TakeProps {
  version: PictureVersion;
  state: PictureState;
  onTake: (state: PictureState) => void;
}

function Take({ version, state, onTake }: TakeProps): ReactNode {
  return (
    <Button label={`Restore the version of ${whenWords(version)}`} onPress={() => onTake(state)}>
      Restore
    </Button>
  );
}

function whenWords({ at, number }: PictureVersion): string {
  const when = at === null ? "unknown" : timeWords(at);
  return number === null ? `${when}, and stands` : when;
}

function focalWords(state: PictureState | null): string {
  const point = state?.focalPoint;
  return point === undefined || point === null ? "" : `${Math.round(point.x * 100)}%, ${Math.round(point.y * 100)}%`;
}
