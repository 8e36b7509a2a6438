// People in a row, each with a face.

import type { ReactNode } from "react";
import { hasTelevision } from "../../../model/brand.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { Module } from "../Module.tsx";
import { Portrait } from "../person-card/Portrait.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./PersonList.module.css";

type ListedPerson = BlockProps<"person-list">["items"][number];

export function PersonList({
  title = hasTelevision ? "On air" : "People",
  url,
  items,
}: BlockProps<"person-list">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url}>
      <Carousel
        label={title}
        size="small"
        items={items.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      />
    </Module>
  );
}

function Person({ name, avatar, url, description }: ListedPerson): ReactNode {
  return (
    <article className={styles.person}>
      <Portrait className={styles.portrait} name={name} src={avatar} sizes="192px" />
      <h3 className={styles.name}>
        {url === undefined ? (
          name
        ) : (
          <a className={styles.link} href={url}>
            {name}
          </a>
        )}
      </h3>
      {description !== undefined && <SafeHtml className={styles.description} html={description} />}
    </article>
  );
}
