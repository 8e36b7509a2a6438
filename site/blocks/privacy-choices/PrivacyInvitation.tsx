// Where the choices stand on a page that is about something else: a card that leads to them. Fronts need not carry the styles of switches.

import type { ReactNode } from "react";
import { InvitationCard } from "./InvitationCard.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

const choicesPath = "/privacy-choices";

export function PrivacyInvitation({ title }: BlockProps<"privacy-choices">): ReactNode {
  return <InvitationCard label="Privacy" title={title} href={choicesPath} buttonLabel="See your choices" />;
}
