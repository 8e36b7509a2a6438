// The head of a show's page: its art across the page, its name on it.

import type { ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./ShowBanner.module.css";

interface ShowBannerProps {
  title: string;
  description?: string | undefined;
  airtime?: string | undefined;
  imageUrl?: string | undefined;
}

export function ShowBanner({ title, description, airtime, imageUrl }: ShowBannerProps): ReactNode {
  return (
    <header className={styles.banner}>
      {imageUrl !== undefined && (
        <Picture className={styles.art} src={imageUrl} alt="" use="hero" sizes="100vw" priority />
      )}
      <div className={styles.over}>
        <div className={`frame ${styles.words}`}>
          {airtime !== undefined && <p className={styles.airtime}>{airtime}</p>}
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
      </div>
    </header>
  );
}
