// The way to the text edition of the page: above it for readers who save data, at its end for all. Drawn with the page, by the server alone, so
// that it is that of the page on show after a client navigation too. Its style is in `styles/base.css`.

import type { ReactNode } from "react";

/** Pages are the same for everyone: the offer stands in all of them, and style shows it to who saves data. */
export function TextEditionOffer({ url }: { url: string }): ReactNode {
  return (
    <p className="text-edition text-edition-offer">
      <a href={url}>Saving data? Read the text edition</a>
    </p>
  );
}

export function TextEditionLink({ url }: { url: string }): ReactNode {
  return (
    <p className="text-edition">
      <a href={url}>Text edition of this page</a>
    </p>
  );
}
