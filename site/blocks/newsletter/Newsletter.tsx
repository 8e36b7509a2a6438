// An invitation to the newsletters: a card that leads to their page, with the list already chosen there.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { InvitationCard } from "./InvitationCard.tsx";

export function Newsletter({ title, description, slid, url, buttonLabel }: BlockProps<"newsletter">): ReactNode {
  const href = slid === undefined ? url : `${url}?list=${encodeURIComponent(slid)}`;
  return <InvitationCard label="Newsletter" title={title} text={description} href={href} buttonLabel={buttonLabel} />;
}
