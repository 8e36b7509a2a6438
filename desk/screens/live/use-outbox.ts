// Posts on their way. Each stays on the device until the server has said that it has it, through reloads, dead connections and restarts of the
// server; sent twice it is stored once, for it has its id from the beginning.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { askAnew } from "../../ask-anew.ts";
import { call, isPassing } from "../../call.ts";
import { deviceBox } from "../../device-store.ts";
import { postOf, type Draft } from "./draft.ts";

export interface Outgoing {
  draft: Draft;
  /** Why the server refused it. */
  fault?: string;
}

export function useOutbox(person: string, event: string) {
  const client = useQueryClient();
  const box = useMemo(() => deviceBox<Outgoing[]>(person, `outbox:${event}`), [person, event]);
  const [outgoing, setOutgoing] = useState(() => box.read() ?? []);

  function update(change: (before: Outgoing[]) => Outgoing[]): void {
    const after = change(box.read() ?? []);
    box.write(after.length === 0 ? undefined : after);
    setOutgoing(after);
  }
  const drop = (id: string) => update((all) => all.filter(({ draft }) => draft.id !== id));

  const { mutate } = useMutation({
    scope: { id: `outbox:${event}` },
    networkMode: "always",
    retry: (_, error) => isPassing(error),
    retryDelay: 1_000,
    mutationFn: (draft: Draft) => {
      const { id, version } = draft;
      const post = postOf(draft);
      return version === undefined
        ? call("live.append", { at: { event }, body: { id, post } })
        : call("live.change", { at: { event, post: id }, body: { post, version } });
    },
    onSuccess: async (_, { id }) => {
      await askAnew(client, { queryKey: ["live", event] });
      drop(id);
    },
    onError: ({ message }, { id }) =>
      update((all) => all.map((one) => (one.draft.id === id ? { ...one, fault: message } : one))),
  });

  const sendWaiting = useEffectEvent(() => {
    for (const { draft, fault } of outgoing) if (fault === undefined) mutate(draft);
  });
  useEffect(() => sendWaiting(), []);

  return {
    outgoing,
    drop,
    send: (draft: Draft) => {
      update((all) => [...all.filter((one) => one.draft.id !== draft.id), { draft }]);
      mutate(draft);
    },
  };
}
