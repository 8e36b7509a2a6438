import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { timeWords } from "../../ui/time-words.ts";
import { Waiting } from "./Waiting.tsx";

export function Start({ me }: { me: Me }): ReactNode {
  const now = me.sessions.find(({ isThis }) => isThis);
  return (
    <>
      <p>
        Good to see you, {me.name}.{now !== undefined && ` You signed in ${timeWords(now.beganAt)} on ${now.device}.`}
      </p>
      <Waiting me={me} />
    </>
  );
}
