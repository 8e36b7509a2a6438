// An embed before anything of its provider is loaded: whose it is, what it is, what it says as far as the provider told the server, and
// the way to the original. Without script that is all there is, and it is enough.

import type { ReactNode } from "react";
import { Island } from "../Island.tsx";
import { choicesKey, servicesKey } from "../privacy/saved-choices.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import type { EmbedDescription } from "../../model/embeds/embed-description.ts";
import styles from "./Embed.module.css";
import { EmbedControls } from "./EmbedControls.tsx";
import type { ShownKind } from "../../content/blocks/embed-schemas.ts";
import { EmbedSign } from "./EmbedSign.tsx";
import { embedTexts } from "./embed-texts.ts";
import type { PreparedEmbed } from "../../model/embeds/prepared-embed.ts";

interface EmbedProps extends EmbedDescription {
  kind: ShownKind;
  prepared: PreparedEmbed | undefined;
}

export function Embed({ kind, prepared = {}, href: known, ...description }: EmbedProps): ReactNode {
  const { way, words } = prepared;
  // What stands in a frame has a page of its own: the frame's.
  const href = known ?? prepared.href ?? (way?.by === "frame" ? way.src : undefined);
  // A word on pasted frames holds for their host.
  const service = kind === "raw-html" ? `frame:${description.provider}` : (description.service ?? kind);
  const { label, load, always, failed, original, cookies, unavailable } = embedTexts(kind, description);
  // A page of this site sets nothing.
  const isOwn = way?.by === "frame" && way.src.startsWith("/");
  const isPlayer = way?.by === "frame" && way.autoplay === true;
  return (
    <figure className={styles.embed} data-embed={kind} data-player={isPlayer || undefined}>
      <div className={styles.preview}>
        <p className={styles.label}>
          <EmbedSign kind={kind} className={styles.sign} />
          {label}
        </p>
        {words?.text !== undefined && (
          <blockquote className={styles.words} cite={href}>
            <p>{words.text}</p>
          </blockquote>
        )}
        {words?.author !== undefined && <p className={styles.author}>{words.author}</p>}
        {href === undefined && (
          <p className={classNames(styles.author, way !== undefined && styles.scriptless)}>{unavailable}</p>
        )}
      </div>
      {way !== undefined && (
        <Island
          name="embed"
          component={EmbedControls}
          props={{ kind, service, way, texts: { label, load, always, failed } }}
          wakes={[servicesKey, choicesKey]}
          className={styles.controls}
        />
      )}
      {href !== undefined && (
        <a
          className={styles.original}
          href={href}
          {...(!href.startsWith("/") && { target: "_blank", rel: "noopener nofollow" })}
        >
          {original}
          <Icon name={href.startsWith("/") ? "chevron-right" : "external"} />
        </a>
      )}
      {way !== undefined && !isOwn && (
        <figcaption className={classNames("needs-script", styles.note)}>{cookies}</figcaption>
      )}
    </figure>
  );
}
