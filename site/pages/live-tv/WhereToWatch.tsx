// Where else the channel can be seen, and where it says what is on.

import { use, type ReactNode } from "react";
import { addressOf } from "../../../model/addresses/address-of.ts";
import { DeadLinksOfPage } from "../../shell/dead-links-of-page.ts";
import { leadsSomewhere } from "../../shell/shown-links.ts";
import { guidePath } from "../../tv/watch-address.ts";

const abroadPath = addressOf("/foxaroundtheworld");

export function WhereToWatch({ className }: { className?: string }): ReactNode {
  const dead = use(DeadLinksOfPage);
  return (
    <p className={className}>
      Also on cable, satellite and streaming television in all 50 states
      {leadsSomewhere(abroadPath, dead) && (
        <>
          , and <a href={abroadPath}>around the world</a>
        </>
      )}
      .
      {leadsSomewhere(guidePath, dead) && (
        <>
          {" "}
          Not to be missed tonight: see <a href={guidePath}>the TV schedule</a>, and put it into your calendar.
        </>
      )}
    </p>
  );
}
