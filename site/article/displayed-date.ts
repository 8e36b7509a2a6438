// ART-08, ART-09: which date stands under the headline.

const republishedWithin = 3000;

export interface ArticleDates {
  published: boolean;
  publication_date?: string;
  last_published_date?: string;
}

export type DisplayedDate = { label: "Draft" } | { label: "Published" | "Updated"; at: string };

/** A story that was published again within 3 seconds has not been updated. Undefined when there is no date to show. */
export function displayedDate({
  published,
  publication_date,
  last_published_date,
}: ArticleDates): DisplayedDate | undefined {
  if (!published) return { label: "Draft" };
  if (publication_date === undefined) {
    return last_published_date === undefined ? undefined : { label: "Published", at: last_published_date };
  }
  if (last_published_date === undefined) return { label: "Published", at: publication_date };
  const apart = Math.abs(Date.parse(last_published_date) - Date.parse(publication_date));
  return apart <= republishedWithin
    ? { label: "Published", at: publication_date }
    : { label: "Updated", at: last_published_date };
}
