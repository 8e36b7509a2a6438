// Where a contact form stands on a page that takes nothing itself: a card that leads to the one that does.

import type { ReactNode } from "react";
import { contactPath } from "../../../model/forms/form-pages.ts";
import { InvitationCard } from "../newsletter/InvitationCard.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function ContactInvitation({ title, labels }: BlockProps<"contact-form">): ReactNode {
  return <InvitationCard label="Contact" title={title} href={contactPath} buttonLabel={labels.submit} />;
}
