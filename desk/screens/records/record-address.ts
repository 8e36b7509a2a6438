/** Where records of a kind are listed at the desk, or one of them is changed. */
export function recordAddress(type: string, id?: string): string {
  return `/desk/records?${new URLSearchParams({ type, ...(id !== undefined && { id }) }).toString()}`;
}
