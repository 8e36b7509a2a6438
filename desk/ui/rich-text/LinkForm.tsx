import { useState, type ReactNode } from "react";
import { AddressInput } from "../AddressInput.tsx";
import { Button } from "../Button.tsx";
import styles from "./TextEditor.module.css";
import { isHttp } from "./text-schema.ts";

interface LinkFormProps {
  /** Undefined: no link. */
  onChosen: (href: string | undefined) => void;
}

/** It stands within other forms, so that it is none itself. */
export function LinkForm({ onChosen }: LinkFormProps): ReactNode {
  const [address, setAddress] = useState("");
  const choose = () => {
    if (isHttp(address.trim())) onChosen(address.trim());
  };
  return (
    <div className={styles.bar}>
      <AddressInput
        aria-label="Address of the link"
        placeholder="https:// or /path"
        value={address}
        onType={setAddress}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          choose();
        }}
      />
      <Button onPress={choose}>Set link</Button>
      <Button onPress={() => onChosen(undefined)}>No link</Button>
    </div>
  );
}
