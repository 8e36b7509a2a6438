// The frame of a module: a labelled section that is measured by its own width, so that it draws itself rightly in any column.

import { useId, type ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { SectionTitle } from "../ui/SectionTitle.tsx";
import styles from "./Module.module.css";

interface ModuleProps {
  title?: string | undefined;
  url?: string | undefined;
  /** What the section is called where it shows no title. */
  label?: string;
  more?: { text: string; url: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Module({ title, url, label, more, className, children }: ModuleProps): ReactNode {
  const id = useId();
  return (
    <section
      className={classNames(styles.module, className)}
      {...(title === undefined ? { "aria-label": label } : { "aria-labelledby": id })}
    >
      {title !== undefined && <SectionTitle title={title} href={url} more={more} id={id} />}
      {children}
    </section>
  );
}
