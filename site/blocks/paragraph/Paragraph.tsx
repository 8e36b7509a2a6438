import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function Paragraph({ text, speakable }: BlockProps<"paragraph">): ReactNode {
  return text === "" ? null : <SafeHtml as="p" html={text} {...(speakable && { className: "speakable" })} />;
}
