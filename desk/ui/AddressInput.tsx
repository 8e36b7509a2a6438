import type { ComponentProps, ReactNode } from "react";

interface AddressInputProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  value: string;
  onType: (address: string) => void;
}

/** For the address of a page, a picture or anything else: with the keys that it takes, as it is typed. */
export function AddressInput({ onType, ...props }: AddressInputProps): ReactNode {
  return (
    <input
      {...props}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
