/** Where an event is written on at the desk. */
export function eventAddress(id: string, part?: string): string {
  return `/desk/live?${new URLSearchParams({ event: id, ...(part !== undefined && { part }) }).toString()}`;
}
