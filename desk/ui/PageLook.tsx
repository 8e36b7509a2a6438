// How a page is shown at the desk: as wide as on a phone, a tablet or a desktop, light or dark.

import type { ReactNode } from "react";
import { Switch } from "./Switch.tsx";

export interface Look {
  width: 375 | 768 | 1280;
  theme: "light" | "dark";
}

const widths: Readonly<Record<string, Look["width"]>> = { Phone: 375, Tablet: 768, Desktop: 1280 };
const themes: Readonly<Record<string, Look["theme"]>> = { Light: "light", Dark: "dark" };

interface PageLookProps {
  look: Look;
  onLook: (look: Look) => void;
  className?: string;
}

export function PageLook({ look, onLook, className }: PageLookProps): ReactNode {
  return (
    <div className={className}>
      <Switch legend="Width" choices={widths} chosen={look.width} onChoose={(width) => onLook({ ...look, width })} />
      <Switch legend="Theme" choices={themes} chosen={look.theme} onChoose={(theme) => onLook({ ...look, theme })} />
    </div>
  );
}
