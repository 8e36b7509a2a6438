// What waits: only what is for the role of whoever sits here.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { may, type Act } from "../../../model/desk/roles.ts";
import { call } from "../../call.ts";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Start.module.css";
import { askedAlerts, eventsOn, scheduled, unpublishedFronts, type WaitingLine } from "./waiting-lines.ts";

export function Waiting({ me }: { me: Me }): ReactNode {
  const does = (act: Act) => may(me.role, act) && !me.off.includes(act);
  const fronts = useQuery({ queryKey: ["fronts"], queryFn: () => call("fronts.list"), enabled: does("fronts") });
  const stories = useQuery({
    queryKey: ["stories", "find", "later"],
    queryFn: () => call("stories.find", { query: { state: "later" } }),
    enabled: does("see"),
  });
  const alerts = useQuery({
    queryKey: ["alerts", "list"],
    queryFn: () => call("alerts.list"),
    enabled: does("alerts"),
  });
  const live = useQuery({ queryKey: ["live"], queryFn: () => call("live.events"), enabled: does("live") });
  const all = [fronts, stories, alerts, live];
  const error = all.find((one) => one.error !== null)?.error;
  const lists: readonly (readonly [title: string, lines: readonly WaitingLine[]])[] = [
    ["Alerts waiting for approval", askedAlerts(alerts.data?.alerts ?? [])],
    ["Live now", eventsOn(live.data ?? [])],
    ["Fronts with unpublished changes", unpublishedFronts(fronts.data ?? [])],
    ["Scheduled", scheduled(fronts.data ?? [], stories.data?.stories ?? [], alerts.data?.alerts ?? [])],
  ];
  const shown = lists.filter(([, lines]) => lines.length > 0);
  const isAllThere = all.every(({ isFetched, isEnabled }) => isFetched || !isEnabled);
  return (
    <>
      {error !== undefined && error !== null && <Notice kind="fault">{error.message}</Notice>}
      {isAllThere && error === undefined && shown.length === 0 && <p>Nothing is waiting.</p>}
      <div className={styles.lists}>
        {shown.map(([title, lines]) => (
          <section key={title} className={styles.list} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map(({ key, title: words, href, note, at }) => (
                <li key={key}>
                  <a href={href}>{words}</a>
                  <span>{[at !== null && timeWords(at), note].filter(Boolean).join(", ")}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
