// A page that is a list of components (STATIC-01).

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import { PrivacyChoices } from "../../blocks/privacy-choices/PrivacyChoices.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import { ContactForm } from "../../forms/ContactForm.tsx";
import { FormOfPage, type FormState } from "../../forms/form-state.ts";
import { NewsletterForm } from "../../forms/NewsletterForm.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Page.module.css";

interface StaticPageProps {
  title: string;
  blocks: Block[];
  scripts: string[];
  /** It brings its own style sheets; otherwise it gets the usual one. */
  hasOwnStyle: boolean;
  /** Absent: a page that takes nothing from readers. */
  form?: FormState;
}

/** Here forms can be filled in and choices made; elsewhere they lead here. */
const forms = { "contact-form": ContactForm, newsletter: NewsletterForm, "privacy-choices": PrivacyChoices };

export function Page({ title, blocks, scripts, hasOwnStyle, form }: StaticPageProps): ReactNode {
  const [first, ...rest] = blocks;
  // The page's heading of the first level is its title; a record that writes it again in its components says it once.
  const repeatsTitle = first?.kind === "heading" && first.props.level === 1;
  return (
    <article className={classNames("frame", !hasOwnStyle && styles.page)}>
      <h1>{title}</h1>
      <FormOfPage value={form}>
        <Blocks blocks={repeatsTitle ? rest : blocks} renderers={{ ...blockComponents, ...forms }} />
      </FormOfPage>
      {scripts.map((src) => (
        <script key={src} src={src} async />
      ))}
    </article>
  );
}
