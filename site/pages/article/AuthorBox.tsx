// ART-07: who the author is.

import type { ReactNode } from "react";
import { Avatar } from "../../ui/Avatar.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import styles from "./AuthorBox.module.css";
import type { Author } from "./article-props.ts";

export function AuthorBox({ name, url, avatar, role, bio }: Author): ReactNode {
  return (
    <section className={styles.box} aria-label={`About ${name}`}>
      <Avatar name={name} src={avatar} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{url === undefined ? name : <a href={url}>{name}</a>}</p>
        {role !== undefined && <p className={styles.role}>{role}</p>}
        {bio !== undefined && <SafeHtml className={styles.bio} html={bio} />}
      </div>
    </section>
  );
}
