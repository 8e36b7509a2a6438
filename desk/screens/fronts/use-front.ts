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
  /** Null takes the last one back. */
  change: FrontChange | null;
}

export interface FrontWork {
  open: OpenFront | undefined;
  /** With what is on its way. */
  front: Front | undefined;
  fault: string | undefined;
  isSaved: boolean;
  take: (change: FrontChange) => void;
  undo: () => void;
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
      change === null
        ? call("fronts.undo", { at: { front: id }, body: { id: step } })
        : call("fronts.step", { at: { front: id }, body: { id: step, change } }),
    onSuccess: async ({ front, step }, sent) => {
      // An answer that is on its way may be from before this step.
      await client.cancelQueries({ queryKey, exact: true });
      const moved = sent.change?.do === "move" ? [sent.change.key] : [];
      client.setQueryData<OpenFront>(
        queryKey,
        (before) => before && { ...before, front, steps: step, moved: [...before.moved, ...moved] },
      );
      update((all) => all.filter((one) => one.id !== sent.id));
    },
    onError: async ({ message }, sent) => {
      setFault(message);
      update((all) => all.filter((one) => one.id !== sent.id));
      await askAnew(client, { queryKey });
    },
  });

  const sendWaiting = useEffectEvent(() => outgoing.forEach((one) => mutate(one)));
  useEffect(() => sendWaiting(), []);

  function send(change: FrontChange | null): void {
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
    undo: () => send(null),
    // The list of fronts, too: whoever goes back to it at once sees what was done here.
    refresh: () => askAnew(client, { queryKey: ["fronts"] }),
  };
}

/** What the server has taken already changes nothing a second time. */
function withStep(front: Front, { change }: Outgoing): Front {
  const result = change === null ? undefined : applyChange(front, change);
  return result !== undefined && "front" in result ? result.front : front;
}
