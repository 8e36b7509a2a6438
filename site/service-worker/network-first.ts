// The network, but not for longer than a reader waits while there is a copy at hand.

/** How long the network may take when there is something else to show. */
export const patience = 4000;

export interface TwoWays {
  network: Promise<Response>;
  cached: () => Promise<Response | undefined>;
  /** Milliseconds. */
  patience: number;
}

const isFault = (answer: Response) => answer.status >= 500;

/** A server that answers with a fault, or not in time, has the copy shown instead of it. Rejects when there is neither. */
export async function networkFirst({ network, cached, patience: longest }: TwoWays): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longest, undefined);
  });
  const inTime = network.then(
    (answer) => (isFault(answer) ? undefined : answer),
    () => undefined,
  );
  const first = await Promise.race([inTime, late]);
  clearTimeout(timer);
  return first ?? (await cached().catch(() => undefined)) ?? network;
}
