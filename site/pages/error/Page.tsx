// ERR-02: what went wrong, with its status code, and two ways on. Part of every page's first script, so it is small.

import type { ReactNode } from "react";
import { shellMessages } from "../../messages.ts";
import { LinkButton } from "../../ui/Button.tsx";
import styles from "./Page.module.css";

interface ErrorPageProps {
  message: string;
  statusCode: number;
}

export function Page({ message, statusCode }: ErrorPageProps): ReactNode {
  return (
    <div className={`frame ${styles.page}`} lang="en">
      <div className={styles.bars} aria-hidden="true" />
      <p className={styles.code}>Error {statusCode}</p>
      <h1 className={styles.title}>{message}</h1>
      <p className={styles.words}>
        We are experiencing technical difficulties. The newsroom is still at work; this page should be back shortly.
      </p>
      <p className={styles.ways}>
        <LinkButton href="">{shellMessages.tryAgain}</LinkButton>
        <LinkButton href="/" look="outline">
          {shellMessages.backHome}
        </LinkButton>
      </p>
    </div>
  );
}
