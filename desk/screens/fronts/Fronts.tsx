// Fronts: all of them, and the one that is arranged.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { FrontLine } from "../../../model/desk/front-calls.ts";
import { useAsked } from "../../address.ts";
import { call } from "../../call.ts";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { FrontScreen } from "./FrontScreen.tsx";
import { NewFront } from "./NewFront.tsx";
import { frontLink, frontName, pageWords } from "./page-words.ts";

export function Fronts({ me }: { me: Me }): ReactNode {
  const front = useAsked("front");
  return front === undefined ? <AllFronts /> : <FrontScreen key={front} id={front} me={me} />;
}

function AllFronts(): ReactNode {
  const { data: fronts, error } = useQuery({ queryKey: ["fronts"], queryFn: () => call("fronts.list") });
  if (error !== null) return <Notice kind="fault">{error.message}</Notice>;
  return (
    <>
      <NewFront />
      {fronts?.length === 0 ? <p>There is no front yet.</p> : <FrontTable fronts={fronts ?? []} />}
    </>
  );
}

function FrontTable({ fronts }: { fronts: readonly FrontLine[] }): ReactNode {
  return (
    <DataTable label="Fronts" columns={["Front", "Of", "Working copy", "Publishes"]}>
      {fronts.toSorted(homeFirst).map((front) => (
        <DataRow key={front.id}>
          <td>
            <a href={frontLink(front.id)}>{frontName(front)}</a>
          </td>
          <td>{pageWords(front)}</td>
          <td>{copyWords(front)}</td>
          <td>{front.publishAt === null ? "" : timeWords(front.publishAt)}</td>
        </DataRow>
      ))}
    </DataTable>
  );
}

function copyWords({ isLive, steps }: FrontLine): string {
  // Steps are not counted here: some of them take others back.
  return [!isLive && "not published yet", steps > 0 && "changed"].filter(Boolean).join(", ");
}

function homeFirst(one: FrontLine, other: FrontLine): number {
  const rank = ({ subtype }: FrontLine) => Number(subtype !== "homeLayout");
  return rank(one) - rank(other) || pageWords(one).localeCompare(pageWords(other));
}
