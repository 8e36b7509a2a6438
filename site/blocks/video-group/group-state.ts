// VIDEO-03: what Show More of a group of videos does next. Pure: the list and the call are elsewhere.

const step = 3;

export interface GroupState {
  /** How many of the loaded ones can be seen. */
  shown: number;
  loaded: number;
  /** How many the playlist has. */
  total: number;
  isLoading: boolean;
}

export type GroupStep =
  | { do: "reveal"; count: number }
  | { do: "request"; offset: number; size: number }
  /** A request is under way, or nothing is left. */
  | { do: "nothing" };

/** Loaded ones first, three at a time; then the next three are asked for. */
export function nextStep({ shown, loaded, total, isLoading }: GroupState, shouldAddOneToOffset: boolean): GroupStep {
  if (isLoading) return { do: "nothing" };
  if (shown < loaded) return { do: "reveal", count: Math.min(step, loaded - shown) };
  if (loaded >= total) return { do: "nothing" };
  return { do: "request", offset: loaded + (shouldAddOneToOffset ? 1 : 0), size: step };
}

export function hasMore({ shown, loaded, total }: GroupState): boolean {
  return shown < loaded || loaded < total;
}

export function afterReveal(state: GroupState, count: number): GroupState {
  return { ...state, shown: state.shown + count };
}

export function whileLoading(state: GroupState): GroupState {
  return { ...state, isLoading: true };
}

/** What arrives is shown at once. Nothing more to come ends the list, whatever its total said. */
export function afterArrival(state: GroupState, count: number): GroupState {
  const loaded = state.loaded + count;
  return { shown: state.shown + count, loaded, total: count === 0 ? loaded : state.total, isLoading: false };
}
