// The publisher's name and mark as the brand folder draws them, inline so that they need no request and take the colour around them.

import type { ReactNode } from "react";
import { brandDrawing, type BrandDrawing } from "../../model/brand/brand-art.ts";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import { classNames } from "../ui/class-names.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import styles from "./Wordmark.module.css";

/** The publisher's own file, which no reader and no story has written. */
function drawing(name: BrandDrawing): SafeText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return brandDrawing(name) as SafeText;
}

export function Mark({ className }: { className?: string }): ReactNode {
  return <SafeHtml as="span" className={classNames(styles.drawing, className)} html={drawing("mark")} aria-hidden />;
}

export function Wordmark({ className }: { className?: string }): ReactNode {
  return (
    <SafeHtml as="span" className={classNames(styles.drawing, className)} html={drawing("wordmark")} aria-hidden />
  );
}
