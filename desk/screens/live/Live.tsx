// Live coverage: the events, and the one that is written on.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { LiveEventLine } from "../../../model/desk/live-calls.ts";
import { useAsked } from "../../address.ts";
import { call } from "../../call.ts";
import { Notice } from "../../ui/Notice.tsx";
import { EventScreen } from "./EventScreen.tsx";
import styles from "./Live.module.css";

export function Live({ me }: { me: Me }): ReactNode {
  const event = useAsked("event");
  return event === undefined ? <Events /> : <EventScreen key={event} event={event} me={me} />;
}

function Events(): ReactNode {
  const { data: events, error } = useQuery({ queryKey: ["live"], queryFn: () => call("live.events") });
  if (error !== null) return <Notice kind="fault">{error.message}</Notice>;
  if (events?.length === 0) return <p>There is no live event yet. One comes with its record, from the CMS.</p>;
  return (
    <ul className={styles.list}>
      {events?.toSorted(openFirst).map(({ id, title, isOver, isPublished }) => (
        <li key={id} className={styles.event}>
          <a href={`/desk/live?event=${encodeURIComponent(id)}`}>{title}</a>
          {isOver && <span>over</span>}
          {!isPublished && <span>not published</span>}
        </li>
      ))}
    </ul>
  );
}

function openFirst(one: LiveEventLine, other: LiveEventLine): number {
  return Number(one.isOver) - Number(other.isOver) || one.title.localeCompare(other.title);
}
