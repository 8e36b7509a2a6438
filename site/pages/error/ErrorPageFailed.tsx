import type { ReactNode } from "react";
import { shellMessages } from "../../messages.ts";

export function ErrorPageFailed(): ReactNode {
  return (
    <main>
      <p>{shellMessages.errorPageFailed}</p>
      <p>
        <a href="/">{shellMessages.backHome}</a>
      </p>
    </main>
  );
}
