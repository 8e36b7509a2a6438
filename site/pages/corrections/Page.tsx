// Everything that was put right, newest first, day by day: what it was, in which story, and what is right.

import type { ReactNode } from "react";
import type { BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";
import { Blocks } from "../../blocks/Blocks.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import { Prose } from "../../blocks/Prose.tsx";
import { CorrectionText } from "../../corrections/Corrections.tsx";
import { correctionLabel } from "../../corrections/correction-words.ts";
import { classNames } from "../../ui/class-names.ts";
import { Pagination, type PageLinks } from "../../ui/Pagination.tsx";
import type { CorrectionDay } from "./correction-days.ts";
import styles from "./Page.module.css";

interface CorrectionsPageProps {
  title: string;
  description: string;
  /** What the publisher says of how mistakes are put right. */
  blocks: BlockOf<BodyKind>[];
  days: CorrectionDay[];
  pages: PageLinks;
}

export function Page({ title, description, blocks, days, pages }: CorrectionsPageProps): ReactNode {
  return (
    <div className={classNames("frame", styles.page)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      {blocks.length > 0 && (
        <div className={styles.words}>
          <Prose>
            <Blocks blocks={blocks} renderers={bodyComponents} />
          </Prose>
        </div>
      )}
      {days.length > 0 && (
        <div>
          {days.map((day) => (
            <Day key={day.date} {...day} />
          ))}
          <Pagination {...pages} />
        </div>
      )}
    </div>
  );
}

function Day({ date, name, corrected }: CorrectionDay): ReactNode {
  return (
    <section className={styles.day} aria-label={name}>
      <h2 className={styles.date}>
        <time dateTime={date}>{name}</time>
      </h2>
      <ol role="list" className={styles.entries}>
        {corrected.map(({ title, url, correction }) => (
          <li key={`${url} ${correction.id}`}>
            <p className={styles.kind}>{correctionLabel(correction)}</p>
            <h3 className={styles.headline}>
              <a href={url}>{title}</a>
            </h3>
            <CorrectionText {...correction} />
          </li>
        ))}
      </ol>
    </section>
  );
}
