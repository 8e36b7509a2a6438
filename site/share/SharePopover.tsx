// What opens at the share button: copy the address, mail it, send it to a network. Drawn by the server and opened by the platform, so all of
// it but copying works without script.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SocialIcon } from "../ui/SocialIcon.tsx";
import { shareLinks } from "./share-links.ts";
import styles from "./SharePopover.module.css";

interface SharePopoverProps {
  /** The button names it as its `popoverTarget`. */
  id: string;
  title: string;
  /** Whole. */
  url: string;
}

export function SharePopover({ id, title, url }: SharePopoverProps): ReactNode {
  return (
    <section id={id} popover="auto" aria-label="Share this story" className={styles.popover}>
      <ul role="list" className={styles.ways}>
        <li className="needs-script">
          <button type="button" className={styles.way} data-copy={url}>
            <Icon name="check" className={styles.done} />
            <Icon name="share" className={styles.ready} />
            <span aria-live="polite">Copy link</span>
          </button>
        </li>
        {shareLinks(title, url).map(({ network, label, href }) => (
          <li key={network}>
            <a className={styles.way} href={href} {...(network !== "email" && { target: "_blank", rel: "noopener" })}>
              {network === "email" ? <Icon name="mail" /> : <SocialIcon network={network} />}
              {label}
              {network !== "email" && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className={classNames("needs-script", styles.address)}>{url.replace(/^https?:\/\//, "")}</p>
    </section>
  );
}
