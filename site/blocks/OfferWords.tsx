// The words of something that is offered, a book or an evening: what it is, more of it, and buttons that lead there.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import { LinkButton } from "../ui/Button.tsx";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import styles from "./OfferWords.module.css";

export interface OfferButton {
  label: string;
  url: string;
  look: "solid" | "outline";
}

interface OfferWordsProps {
  title: string;
  url?: string;
  description?: SafeText;
  buttons: readonly OfferButton[];
  /** Stands above the title. */
  above?: ReactNode;
  /** Stands below the title. */
  children?: ReactNode;
}

export function OfferWords({ title, url, description, buttons, above, children }: OfferWordsProps): ReactNode {
  return (
    <div className={styles.words}>
      {above}
      <h3 className={styles.title}>{url === undefined ? title : <a href={url}>{title}</a>}</h3>
      {children}
      {description !== undefined && <SafeHtml className={styles.description} html={description} />}
      {buttons.length > 0 && (
        <p className={styles.buttons}>
          {buttons.map(({ label, url: to, look }) => (
            <LinkButton key={`${look} ${to}`} href={to} look={look} newTab={isExternal(to)}>
              {label}
              <span className="visually-hidden">: {title}</span>
            </LinkButton>
          ))}
        </p>
      )}
    </div>
  );
}
