// A form and the page that it is about: beside each other where there is room, one at a time on a phone.

import { useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./Halves.module.css";
import { Switch } from "./Switch.tsx";

export type Half = "form" | "page";

const halves: Readonly<Record<string, Half>> = { Form: "form", Page: "page" };

interface HalvesProps {
  /** The one that a phone shows. */
  half: Half;
  onHalf: (half: Half) => void;
  /** How they stand beside each other. */
  className: string | undefined;
  form: ReactNode;
  page: ReactNode;
  isPageFirst?: boolean;
}

export function Halves({ half, onHalf, className, form, page, isPageFirst = false }: HalvesProps): ReactNode {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(half);
  const scrolled = useRef<Partial<Record<Half, number>>>({});
  // Each is found where it was left.
  useLayoutEffect(() => {
    if (shown.current === half) return;
    shown.current = half;
    const begin = (top.current?.getBoundingClientRect().top ?? 0) + scrollY;
    scrollTo({ top: scrolled.current[half] ?? Math.min(begin, scrollY) });
  }, [half]);
  const choose = (next: Half) => {
    scrolled.current[half] = scrollY;
    onHalf(next);
  };
  const both = [
    <div key="form" className={styles.form}>
      {form}
    </div>,
    <div key="page" className={styles.page}>
      {page}
    </div>,
  ];
  return (
    <div ref={top}>
      <div className={styles.switch}>
        <Switch legend="Form or page" choices={halves} chosen={half} onChoose={choose} />
      </div>
      <div className={className} data-half={half}>
        {isPageFirst ? both.toReversed() : both}
      </div>
    </div>
  );
}
