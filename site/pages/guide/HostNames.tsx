// Who presents a program, each name leading to the person's page.

import { Fragment, type ReactNode } from "react";
import type { ProgramHost } from "../../tv/program-people.server.ts";

export function HostNames({ hosts, className }: { hosts: readonly ProgramHost[]; className?: string }): ReactNode {
  if (hosts.length === 0) return null;
  return (
    <span className={className}>
      with{" "}
      {hosts.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 && (index === hosts.length - 1 ? " and " : ", ")}
          {url === undefined ? name : <a href={url}>{name}</a>}
        </Fragment>
      ))}
    </span>
  );
}
