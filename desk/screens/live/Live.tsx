// Live coverage: the events, and the one that is written on.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { LiveEventLine } from "../../../model/desk/live-calls.ts";
import { may } from "../../../model/desk/roles.ts";
import { goTo, useAsked } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { BeginCoverage } from "./BeginCoverage.tsx";
import { eventAddress } from "./event-address.ts";
import { EventScreen } from "./EventScreen.tsx";
import styles from "./Live.module.css";
import { WithdrawnCoverages } from "./WithdrawnCoverages.tsx";

export function Live({ me }: { me: Me }): ReactNode {
  const event = useAsked("event");
  const part = useAsked("part");
  const mayChange = may(me.role, "coverage");
  if (event !== undefined) return <EventScreen key={event} event={event} me={me} mayChange={mayChange} part={part} />;
  return part === "new" && mayChange ? <BeginCoverage me={me} /> : <Events mayChange={mayChange} />;
}

function Events({ mayChange }: { mayChange: boolean }): ReactNode {
  const { data: events, error } = useQuery({ queryKey: ["live"], queryFn: () => call("live.events") });
  if (error !== null) return <Notice kind="fault">{error.message}</Notice>;
  return (
    <>
      {mayChange && (
        <div className={styles.acts}>
          <Button look="main" onPress={() => goTo("/desk/live?part=new")}>
            New live coverage
          </Button>
        </div>
      )}
      {events?.length === 0 && <p>There is no live coverage yet.</p>}
      <ul className={styles.list}>
        {events?.toSorted(openFirst).map(({ id, title, isOver, isPublished }) => (
          <li key={id} className={styles.event}>
            <a href={eventAddress(id)}>{title}</a>
            {isOver && <span>over</span>}
            {!isPublished && <span>not published</span>}
          </li>
        ))}
      </ul>
      {mayChange && <WithdrawnCoverages />}
    </>
  );
}

function openFirst(one: LiveEventLine, other: LiveEventLine): number {
  return Number(one.isOver) - Number(other.isOver) || one.title.localeCompare(other.title);
}
