// What stands in the share dialog (SLIDE-02): links for the picture on show, or for the story while none is. The dialog is the page's own
// and closed, so this comes to life when it is opened; before that, and without script, its links share the story.

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pictureEvent } from "./picture-event.ts";
import { shareLinks } from "../../share/share-links.ts";
import styles from "./SharePicture.module.css";

interface SharePictureProps {
  title: string;
  /** The story's address, whole. */
  url: string;
}

const neverChanges = () => () => undefined;
const hasShareSheet = () => typeof navigator.share === "function";

export function SharePicture({ title, url }: SharePictureProps): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState("");
  const [copied, setCopied] = useState<string>();
  const canShare = useSyncExternalStore(neverChanges, hasShareSheet, () => false);
  const address = picture === "" ? url : `${url}#${picture}`;

  useEffect(() => {
    const gallery = own.current?.closest("section");
    const follow = () => setPicture(gallery?.dataset["picture"] ?? "");
    follow();
    gallery?.addEventListener(pictureEvent, follow);
    return () => gallery?.removeEventListener(pictureEvent, follow);
  }, []);

  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  const isCopied = copied === address;
  return (
    <div ref={own} className={styles.share}>
      <p className={styles.address}>{address}</p>
      <Button className="needs-script" onClick={() => void copy()}>
        <Icon name={isCopied ? "check" : "share"} />
        <span aria-live="polite">{isCopied ? "Link copied" : "Copy link"}</span>
      </Button>
      {canShare && (
        <Button look="outline" onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
          Send to an app
        </Button>
      )}
      {shareLinks(title, address).map(({ network, label, href }) => (
        <LinkButton key={network} look="outline" href={href} newTab={href.startsWith("https:")}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
