// The accounts of a person or a show, as signs with names for those who cannot see them.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isSocialNetwork, SocialIcon } from "../../ui/SocialIcon.tsx";
import type { SocialLink } from "../../../model/social-links.ts";
import styles from "./SocialLinks.module.css";

interface SocialLinksProps {
  /** Whose they are. */
  name: string;
  links: readonly SocialLink[];
  className?: string;
}

export function SocialLinks({ name, links, className }: SocialLinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul role="list" className={classNames(styles.links, className)}>
      {links.map(({ icon, label, url }) => (
        <li key={url}>
          <a
            className={styles.link}
            href={url}
            title={label}
            rel="me noopener"
            {...(url.startsWith("http") && { target: "_blank" })}
          >
            {isSocialNetwork(icon) ? <SocialIcon network={icon} /> : <Icon name={icon} />}
            <span className="visually-hidden">{`${name}: ${label}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
