// What was put right in a story, on the story itself. Its styles come only with pages that have any (`sheets-of-blocks.ts`).

import type { ReactNode } from "react";
import type { Correction } from "../../content/records/corrections.ts";
import { monthDayAndYear } from "../lib/dates.ts";
import { classNames } from "../ui/class-names.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import { correctionsId } from "./corrections-address.ts";
import { correctionLabel, correctionsAt, headlineSentence, type CorrectionPlace } from "./correction-words.ts";
import styles from "./Corrections.module.css";

interface CorrectionsProps {
  place: CorrectionPlace;
  /** All of the story. */
  corrections: readonly Correction[] | undefined;
  /** Where nothing else keeps it apart from what is around it. */
  apart?: true;
}

export function Corrections({ place, corrections = [], apart }: CorrectionsProps): ReactNode {
  const shown = correctionsAt(place, corrections);
  if (shown.length === 0) return null;
  // Links lead to what is told at the end, or to all there is.
  const isLedTo = place === "end" || shown.length === corrections.length;
  return (
    <section
      className={classNames(styles.corrections, styles[place], apart && styles.apart)}
      aria-label={place === "top" ? "Editors’ notes" : "Corrections"}
      {...(isLedTo && { id: correctionsId })}
    >
      {shown.map((correction) => (
        <div key={correction.id}>
          <p className={styles.line}>
            <strong className={styles.label}>{correctionLabel(correction)}</strong> <CorrectionDate {...correction} />
          </p>
          <CorrectionText {...correction} />
        </div>
      ))}
    </section>
  );
}

export function CorrectionDate({ date }: Pick<Correction, "date">): ReactNode {
  return <time dateTime={date}>{monthDayAndYear(Date.parse(date))}</time>;
}

export function CorrectionText(correction: Pick<Correction, "text" | "headlineBefore">): ReactNode {
  const headline = headlineSentence(correction);
  return (
    <>
      {correction.text !== undefined && <SafeHtml as="p" className={styles.text} html={correction.text} />}
      {headline !== undefined && <p className={styles.text}>{headline}</p>}
    </>
  );
}
