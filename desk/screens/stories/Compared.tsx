// Two versions side by side, with the words marked that differ.

import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { call } from "../../call.ts";
import { Choice } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { compared, type Piece } from "./compare.ts";
import styles from "./Compared.module.css";
import shared from "./Stories.module.css";

interface ComparedProps {
  at: Readonly<Record<"type" | "id", string>>;
  /** A number, or `now`. */
  left: string;
  right: string;
  /** What stands may become another. */
  version: string | null;
}

export function Compared({ at, left, right, version }: ComparedProps): ReactNode {
  const [isAll, setAll] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["stories", at.type, at.id, "compared", version, left, right],
    queryFn: async () => {
      const said = (number: string) => call("stories.version", { at: { ...at, number } });
      const [one, other] = await Promise.all([said(left), said(right)]);
      return compared(one, other);
    },
  });
  const lines = data?.filter(({ isSame }) => isAll || !isSame);
  return (
    <section className={styles.compared} aria-label="Side by side">
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <Choice type="checkbox" isChosen={isAll} onChoose={setAll}>
        Show what is the same, too
      </Choice>
      {lines?.length === 0 && <p className={shared.quiet}>They say the same.</p>}
      {lines?.map(({ key, place, left: one, right: other }) => (
        <div key={key} className={styles.line}>
          <h4>{place}</h4>
          <div className={styles.pair}>
            <Pieces pieces={one} />
            <Pieces pieces={other} />
          </div>
        </div>
      ))}
    </section>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return (
    <p>
      {pieces.map(({ text, is }, place) => {
        const key = `${place} ${is}`;
        if (is === "gone") return <del key={key}>{text}</del>;
        return is === "new" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
