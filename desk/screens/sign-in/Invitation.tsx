// Where an invitation leads: the person makes a passkey and is in. The secret leaves the address bar at once.

import { startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { askAnew } from "../../ask-anew.ts";
import { standAt } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Door } from "./Door.tsx";
import { passkeyFault } from "./passkey-fault.ts";

async function accept(token: string): Promise<void> {
  const { options } = await call("sign-in.invitation", { body: { token } });
  const response = await startRegistration({ optionsJSON: options });
  await call("sign-in.register", { body: response });
}

export function Invitation({ siteName }: { siteName: string }): ReactNode {
  const [token] = useState(() => location.hash.slice(1));
  const client = useQueryClient();
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  const accepting = useMutation({
    mutationFn: () => accept(token),
    onSuccess: async () => {
      await askAnew(client, { queryKey: ["me"] });
      standAt("/desk");
    },
  });
  return (
    <Door siteName={siteName} title="You are invited">
      {token === "" ? (
        <Notice kind="fault">This address is not whole. Open the link of your invitation once more.</Notice>
      ) : (
        <>
          <p>
            Your device keeps a passkey for you: a fingerprint, a face or its PIN is your way in. There is no password.
          </p>
          {accepting.error !== null && <Notice kind="fault">{passkeyFault(accepting.error)}</Notice>}
          <Button look="main" onPress={() => accepting.mutate()} isBusy={accepting.isPending}>
            Make a passkey and sign in
          </Button>
        </>
      )}
    </Door>
  );
}
