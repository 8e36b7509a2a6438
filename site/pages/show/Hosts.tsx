// Who hosts a show, with faces; SHOW-03: a show without people says so.

import type { ReactNode } from "react";
import { Avatar } from "../../ui/Avatar.tsx";
import { messages } from "../../messages.ts";
import type { Host } from "../../blocks/show-list/ShowCard.tsx";
import styles from "./Hosts.module.css";

export function Hosts({ hosts }: { hosts: readonly Host[] }): ReactNode {
  if (hosts.length === 0) return <p className={styles.none}>{messages.noHosts}</p>;
  return (
    <ul role="list" className={styles.hosts}>
      {hosts.map(({ name, url, avatar, title }) => (
        <li key={name} className={styles.host}>
          <Avatar name={name} src={avatar} size="large" className={styles.face} />
          <span>
            {url === undefined ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <a className={styles.name} href={url}>
                {name}
              </a>
            )}
            {title !== undefined && <span className={styles.title}>{title}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
