// The frame of a module: a labelled section that is measured by its own width, so that it draws itself rightly in any column.

import { useId, type ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { SectionTitle } from "../ui/SectionTitle.tsx";
import styles from "./Module.module.css";

interface ModuleProps {
  title?: string;
  url?: string;
  /** Stands for a missing title, heard and not seen: the headings of its stories need one above them. */
  unseenTitle?: string;
  /** What a section is called whose heading is its own. */
  label?: string;
  more?: { text: string; url: string };
  className?: string;
  children: ReactNode;
}

export function Module(props: ModuleProps): ReactNode {
  const { title, url, unseenTitle, label, more, className, children } = props;
  const id = useId();
  const isTitled = title !== undefined || unseenTitle !== undefined;
  return (
    <section
      className={classNames(styles.module, className)}
      {...(isTitled ? { "aria-labelledby": id } : { "aria-label": label })}
    >
      {title !== undefined && <SectionTitle title={title} href={url} more={more} id={id} />}
      {title === undefined && unseenTitle !== undefined && (
        <h2 className="visually-hidden" id={id}>
          {unseenTitle}
        </h2>
      )}
      {children}
    </section>
  );
}
