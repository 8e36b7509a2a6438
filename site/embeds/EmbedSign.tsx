// The sign of a provider or of a kind of embed, drawn on a grid of 24.

import type { ReactNode } from "react";
import { Icon } from "../ui/Icon.tsx";
import { SocialIcon, type SocialNetwork } from "../ui/SocialIcon.tsx";
import type { ShownKind } from "../../content/blocks/embed-schemas.ts";

const networks: Partial<Record<ShownKind, SocialNetwork>> = {
  facebook: "facebook",
  instagram: "instagram",
  tiktok: "tiktok",
  tweet: "x",
  youtube: "youtube",
};

const lines: Partial<Record<ShownKind, string>> = {
  chart: "M4 3v17h17M8 16v-4M12.5 16V7M17 16v-6",
  forecast: "M3 17 9 11l4 4 8-9M15.5 6H21v5.5",
  poll: "M4 6h11M4 12h16M4 18h7",
  "raw-html": "M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01",
  "live-blog": "M4 5h2M10 5h10M4 12h2M10 12h10M4 19h2M10 19h10",
  "storytelling-live-blog": "M4 5h2M10 5h10M4 12h2M10 12h10M4 19h2M10 19h10",
};

export function EmbedSign({ kind, className }: { kind: ShownKind; className?: string }): ReactNode {
  const network = networks[kind];
  if (network !== undefined) return <SocialIcon network={network} {...(className !== undefined && { className })} />;
  const line = lines[kind];
  if (line === undefined) return <Icon name="play" {...(className !== undefined && { className })} />;
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={line} />
    </svg>
  );
}
