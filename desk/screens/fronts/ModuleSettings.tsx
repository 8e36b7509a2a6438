// Everything a module says, as its record has it: for what has no field of its own.

import { useMutation } from "@tanstack/react-query";
import { useId, useMemo, useState, type ReactNode } from "react";
import type { FrontChange } from "../../../model/desk/front-changes.ts";
import { isComponent, propsOf, type FrontModule } from "../../../model/desk/front.ts";
import { call } from "../../call.ts";
import { deviceBox } from "../../device-store.ts";
import { personHere } from "../../signed-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Fronts.module.css";

interface ModuleSettingsProps {
  /** Of the front. */
  id: string;
  module: FrontModule;
  take: (change: FrontChange) => void;
}

/** Stays on this device until it is saved. */
interface Typed {
  text: string;
  over: string;
}

export function ModuleSettings({ id, module, take }: ModuleSettingsProps): ReactNode {
  const field = useId();
  const standing = JSON.stringify(propsOf(module.component), null, 2);
  const box = useMemo(() => deviceBox<Typed>(personHere(), `settings:${id}:${module.key}`), [id, module.key]);
  // When a front is published its keys are given anew: what was typed over something else belongs to another module.
  const [typed, setTyped] = useState(() => (box.read()?.over === standing ? box.read()?.text : undefined));
  const write = (text: string | undefined) => {
    box.write(text === undefined ? undefined : { text, over: standing });
    setTyped(text);
  };
  const [fault, setFault] = useState<string>();
  const [isOpen, setOpen] = useState(typed !== undefined);
  const check = useMutation({
    mutationFn: (change: FrontChange) => call("fronts.check-step", { at: { front: id }, body: change }),
    onSuccess: (_, change) => {
      take(change);
      write(undefined);
      setFault(undefined);
    },
    onError: ({ message }) => setFault(message),
  });
  const save = () => {
    const props = readProps(typed ?? standing);
    if (typeof props === "string") {
      setFault(props);
      return;
    }
    const gone = Object.keys(propsOf(module.component)).filter((name) => !Object.hasOwn(props, name));
    const removed = Object.fromEntries(gone.map((name) => [name, null]));
    check.mutate({ do: "set", key: module.key, props: { ...props, ...removed } });
  };
  return (
    <details className={styles.settings} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>All settings</summary>
      <label htmlFor={field}>As JSON</label>
      <textarea
        id={field}
        {...(fault !== undefined && { "aria-invalid": true, "aria-describedby": `${field}-fault` })}
        rows={12}
        spellCheck={false}
        value={typed ?? standing}
        onChange={({ target }) => write(target.value)}
      />
      {fault !== undefined && (
        <div id={`${field}-fault`}>
          <Notice kind="fault">{fault}</Notice>
        </div>
      )}
      <Button isBusy={check.isPending} onPress={save}>
        Save the settings
      </Button>
    </details>
  );
}

/** A sentence where it cannot be read. */
function readProps(text: string): Readonly<Record<string, unknown>> | string {
  try {
    const props: unknown = JSON.parse(text);
    return isComponent(props) ? props : "Settings must be JSON, between { and }.";
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
