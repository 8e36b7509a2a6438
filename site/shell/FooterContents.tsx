// FOOTER-01: what stands in the footer on every page: brand, accounts elsewhere, the site map, the fixed links.

import type { ReactNode } from "react";
import { brand } from "../../model/brand.ts";
import type { BrandLink } from "../../model/brand/brand-file.ts";
import { newslettersPath } from "../../model/forms/form-pages.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SocialIcon } from "../ui/SocialIcon.tsx";
import styles from "./Footer.module.css";
import { leadsSomewhere, shownFooter, shownMenu, type DeadLinks } from "./shown-links.ts";
import { Wordmark } from "./Wordmark.tsx";

function Links({ links, className }: { links: readonly BrandLink[]; className?: string }): ReactNode {
  return (
    <ul className={classNames("plain-list", className)}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a className={styles.link} href={url}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FooterContents({ dead }: { dead: DeadLinks }): ReactNode {
  return (
    <>
      <div className={styles.top}>
        <div>
          <a className={styles.brand} href="/" aria-label={`${brand.name}, home`}>
            <Wordmark />
          </a>
          <p className={styles.slogan}>{brand.slogan}</p>
        </div>
        <ul className={`plain-list ${styles.social}`} aria-label={`${brand.name} elsewhere`}>
          {brand.social.map(({ network, label, url }) => (
            <li key={network}>
              <a className={styles.account} href={url} target="_blank" rel="noopener" aria-label={label}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
          {leadsSomewhere("/rss", dead) && (
            <li>
              <a className={styles.account} href="/rss" aria-label="RSS feeds">
                <SocialIcon network="rss" />
              </a>
            </li>
          )}
          {leadsSomewhere(newslettersPath, dead) && (
            <li>
              <a className={styles.account} href={newslettersPath} aria-label="Email newsletters">
                <Icon name="mail" />
              </a>
            </li>
          )}
        </ul>
      </div>
      <nav className={styles.map} aria-label="Site map">
        {shownMenu(dead).map(({ label, url, links }) => (
          <section key={label}>
            <h2 className={styles.title}>{url === undefined ? label : <a href={url}>{label}</a>}</h2>
            <Links links={links} className={styles.links} />
          </section>
        ))}
      </nav>
      <Links links={shownFooter(dead)} className={styles.fixed} />
    </>
  );
}
