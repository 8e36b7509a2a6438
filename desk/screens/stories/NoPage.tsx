import type { ReactNode } from "react";

/** Where a story stands that has no page of this site. */
export function NoPage({ elsewhere }: { elsewhere: string | null }): ReactNode {
  if (elsewhere === null) return <p>It has no address on this site.</p>;
  return (
    <p>
      It has no page on this site: readers are sent to{" "}
      <a href={elsewhere} target="_blank" rel="noreferrer">
        {elsewhere}
      </a>
      .
    </p>
  );
}
