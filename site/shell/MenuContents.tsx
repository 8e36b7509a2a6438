// What stands in the menu on every page: close, brand, search, every category with its subcategories; and at the end, Login and the
// sister sites (HEADER-07).

import type { ReactNode } from "react";
import { inSiteWords } from "../../model/brand/site-words.ts";
import { brand } from "../../model/brand.ts";
import type { BrandMenuCategory } from "../../model/brand/brand-file.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Menu.module.css";
import { menuId } from "./menu-id.ts";
import { SearchForm } from "./SearchForm.tsx";
import { leadsSomewhere, shownMenu, type DeadLinks } from "./shown-links.ts";
import { Wordmark } from "./Wordmark.tsx";

function Category({ label, url, links }: BrandMenuCategory): ReactNode {
  return (
    <section className={styles.category}>
      <h2 className={styles.title}>{url === undefined ? <span>{label}</span> : <a href={url}>{label}</a>}</h2>
      {links.length > 0 && <Unfolding label={label} links={links} />}
    </section>
  );
}

/** A checkbox unfolds without script; on a wide screen everything is open and the box is gone. */
function Unfolding({ label, links }: Pick<BrandMenuCategory, "label" | "links">): ReactNode {
  return (
    <>
      <label className={styles.unfold} {...inSiteWords()}>
        <input className="visually-hidden" type="checkbox" aria-label={`Show more of ${label}`} />
        <Icon name="chevron-down" />
      </label>
      <ul className={`plain-list ${styles.links}`}>
        {links.map((link) => (
          <li key={link.url}>
            <a className={styles.link} href={link.url}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function MenuEnd({ dead }: { dead: DeadLinks }): ReactNode {
  return (
    <>
      {brand.login !== undefined && leadsSomewhere(brand.login, dead) && (
        <a className={styles.login} href={brand.login}>
          <Icon name="user" />
          Login
        </a>
      )}
      {brand.network.length > 0 && (
        <ul className={`plain-list ${styles.network}`} aria-label={`${brand.shortName} network`}>
          {brand.network.map(({ label, url }) => (
            <li key={url}>
              <a className={styles.sister} href={url} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function MenuContents({ dead }: { dead: DeadLinks }): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <div className={`frame ${styles.top}`}>
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close the menu"
            {...inSiteWords()}
          >
            <Icon name="close" />
          </button>
          <a className={styles.brand} href="/" aria-label={`${brand.name}, home`}>
            <Wordmark />
          </a>
          <SearchForm className={styles.search} placeholder={`Search ${brand.name}`} label="Search, in the menu" />
        </div>
      </div>
      <div className={`frame ${styles.categories}`}>
        {shownMenu(dead).map((category) => (
          <Category key={category.label} {...category} />
        ))}
      </div>
    </>
  );
}
