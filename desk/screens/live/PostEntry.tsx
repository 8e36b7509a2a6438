// A post as it stands, and what can be done with it.

import type { ReactNode } from "react";
import type { PostLine } from "../../../model/desk/live-calls.ts";
import { Button } from "../../ui/Button.tsx";
import { DrawnText } from "../../ui/rich-text/DrawnText.tsx";
import { componentWords, pictureIn } from "./draft.ts";
import styles from "./Live.module.css";
import { postName, timeText } from "./post-name.ts";

interface PostEntryProps {
  line: PostLine;
  onEdit: () => void;
  onMark: (marks: { pinned?: boolean; key?: boolean }) => void;
  onRemove: () => void;
}

export function PostEntry({ line, onEdit, onMark, onRemove }: PostEntryProps): ReactNode {
  const { title, body, author, time, pinned = false, key = false, components = [] } = line.post;
  const name = postName(line);
  const picture = pictureIn(components);
  return (
    <li className={styles.post} data-post={line.id}>
      <p className={styles.facts}>
        {pinned && <b>Pinned</b>} {key && <b>Key event</b>} <span>{timeText(time)}</span> <span>{author}</span>
      </p>
      {title !== undefined && <h3>{title}</h3>}
      {body !== undefined && <DrawnText html={body} />}
      {picture !== undefined && <img className={styles.picture} src={picture.url} alt={picture.alt} loading="lazy" />}
      {components.length > 0 && <p className={styles.facts}>{components.map(componentWords).join(" · ")}</p>}
      <div className={styles.acts}>
        <Button label={`Edit ${name}`} onPress={onEdit}>
          Edit
        </Button>
        <Button label={`${pinned ? "Unpin" : "Pin"} ${name}`} onPress={() => onMark({ pinned: !pinned })}>
          {pinned ? "Unpin" : "Pin"}
        </Button>
        <Button label={`${key ? "No key event" : "Key event"}: ${name}`} onPress={() => onMark({ key: !key })}>
          {key ? "No key event" : "Key event"}
        </Button>
        <Button look="danger" label={`Remove ${name}`} onPress={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
