// The working copy of a front as whoever sits here sees it: what the server has, and on top of it what is on its way there. Steps stay on the
// device until the server has said that it has them; sent twice each is taken once, for it has its id from the beginning.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { applyChange, type FrontChange } from "../../../model/desk/front-changes.ts";
import type { OpenFront } from "../../../model/desk/front-calls.ts";
import type { Front } from "../../../model/desk/front.ts";
import { askAnew } from "../../ask-anew.ts";
import { call, isPassing } from "../../call.ts";
import { deviceBox } from "../../device-store.ts";

interface Outgoing {
  id: string;
  /** Or the last one taken back, or that once more. */
  change: FrontChange | "undo" | "redo";
}

export interface FrontWork {
  open: OpenFront | undefined;
  /** With what is on its way. */
  front: Front | undefined;
  fault: string | undefined;
  isSaved: boolean;
  take: (change: FrontChange) => void;
  undo: () => void;
  redo: () => void;
  /** Asks anew, after something else than a step was done. */
  refresh: () => Promise<void>;
}

const pollEvery = 2_000;

export function useFront(person: string, id: string): FrontWork {
  const client = useQueryClient();
  const queryKey = ["fronts", id];
  const { data: open, error } = useQuery({
    queryKey,
    refetchInterval: pollEvery,
    queryFn: () => call("fronts.open", { at: { front: id } }),
  });
  const box = useMemo(() => deviceBox<Outgoing[]>(person, `steps:${id}`), [person, id]);
  const [outgoing, setOutgoing] = useState(() => box.read() ?? []);
  const [fault, setFault] = useState<string>();

  function update(change: (before: Outgoing[]) => Outgoing[]): void {
    const after = change(box.read() ?? []);
    box.write(after.length === 0 ? undefined : after);
    setOutgoing(after);
  }

  const { mutate } = useMutation({
    scope: { id: `steps:${id}` },
    networkMode: "always",
    retry: (_, failure) => isPassing(failure),
    retryDelay: 1_000,
    mutationFn: ({ id: step, change }: Outgoing) =>
      typeof change === "string"
        ? call(`fronts.${change}`, { at: { front: id }, body: { id: step } })
        : call("fronts.step", { at: { front: id }, body: { id: step, change } }),
    onSuccess: async ({ front, step }, { id: sent, change }) => {
      // An answer that is on its way may be from before this step.
      await client.cancelQueries({ queryKey, exact: true });
      const moved = typeof change !== "string" && change.do === "move" ? [change.key] : [];
      client.setQueryData<OpenFront>(
        queryKey,
        (before) => before && { ...before, front, steps: step, moved: [...before.moved, ...moved] },
      );
      update((all) => all.filter((one) => one.id !== sent));
      // It may be a copy of something else now.
      if (typeof change === "string") await client.invalidateQueries({ queryKey, exact: true });
    },
    onError: async ({ message }, sent) => {
      setFault(message);
      update((all) => all.filter((one) => one.id !== sent.id));
      await askAnew(client, { queryKey });
    },
  });

  const sendWaiting = useEffectEvent(() => outgoing.forEach((one) => mutate(one)));
  useEffect(() => sendWaiting(), []);

  function send(change: Outgoing["change"]): void {
    const one = { id: crypto.randomUUID(), change };
    setFault(undefined);
    update((all) => [...all, one]);
    mutate(one);
  }

  return {
    open,
    front: open && outgoing.reduce(withStep, open.front),
    fault: error?.message ?? fault,
    isSaved: outgoing.length === 0,
    take: send,
    undo: () => send("undo"),
    redo: () => send("redo"),
    // The list of fronts, too: whoever goes back to it at once sees what was done here.
    refresh: () => askAnew(client, { queryKey: ["fronts"] }),
  };
}

/** What the server has taken already changes nothing a second time. */
function withStep(front: Front, { change }: Outgoing): Front {
  const result = typeof change === "string" ? undefined : applyChange(front, change);
  return result !== undefined && "front" in result ? result.front : front;
}
