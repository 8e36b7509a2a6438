// Where the archive of a front is: a question to the front's own address, so that no story can stand there
// (docs/decisions/0021-the-archive-is-a-question-to-a-front.md).

export const allMonths = "all";

/** Every month there is. */
export function archiveUrl(path: string): string {
  return `${path}?archive=${allMonths}`;
}

export function monthUrl(path: string, month: string, page = 1): string {
  return `${path}?archive=${month}${page === 1 ? "" : `&page=${page}`}`;
}
