// Shows in a row.

import type { ReactNode } from "react";
import { Carousel } from "../../ui/Carousel.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { ShowCard } from "./ShowCard.tsx";

export function ShowList({ title = "Shows", url, shows }: BlockProps<"show-list">): ReactNode {
  if (shows.length === 0) return null;
  return (
    <Module title={title} url={url}>
      <Carousel
        label={title}
        items={shows.map((show) => (
          <ShowCard key={show.url} show={{ ...show, hosts: [] }} sizes="288px" />
        ))}
      />
    </Module>
  );
}
