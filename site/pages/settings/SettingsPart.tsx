// One part of the settings under its heading.

import type { ReactNode } from "react";
import { SectionTitle } from "../../ui/SectionTitle.tsx";

interface SettingsPartProps {
  id: string;
  title: string;
  /** It is all controls. */
  needsScript?: boolean;
  children: ReactNode;
}

export function SettingsPart({ id, title, needsScript = false, children }: SettingsPartProps): ReactNode {
  return (
    <section className={needsScript ? "needs-script" : undefined} aria-labelledby={id}>
      <SectionTitle title={title} id={id} />
      {children}
    </section>
  );
}
