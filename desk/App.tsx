// Which screen is shown: signing in for whoever is not, else what the address names.

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import type { Me } from "../model/desk/calls.ts";
import { may, type Act } from "../model/desk/roles.ts";
import { usePath } from "./address.ts";
import { call, CallError } from "./call.ts";
import { Frame, type Screen } from "./Frame.tsx";
import { Account } from "./screens/account/Account.tsx";
import { Log } from "./screens/log/Log.tsx";
import { Records } from "./screens/records/Records.tsx";
import { People } from "./screens/people/People.tsx";
import { Pictures } from "./screens/pictures/Pictures.tsx";
import { Redirects } from "./screens/redirects/Redirects.tsx";
import { Invitation } from "./screens/sign-in/Invitation.tsx";
import { SignedOut } from "./screens/sign-in/SignedOut.tsx";
import { SignIn } from "./screens/sign-in/SignIn.tsx";
import { Start } from "./screens/start/Start.tsx";
import { Topics } from "./screens/topics/Topics.tsx";
import { Tokens } from "./screens/tokens/Tokens.tsx";
import { useSignedOut } from "./signed-in.ts";
import { Notice } from "./ui/Notice.tsx";

/** With the editor, which is larger than all the rest. */
const Live = lazy(async () => ({ default: (await import("./screens/live/Live.tsx")).Live }));

/** With what drags. */
const Fronts = lazy(async () => ({ default: (await import("./screens/fronts/Fronts.tsx")).Fronts }));

/** With what finds stories for fronts. */
const Alerts = lazy(async () => ({ default: (await import("./screens/alerts/Alerts.tsx")).Alerts }));

/** With the editor, too, and what compares. */
const Stories = lazy(async () => ({ default: (await import("./screens/stories/Stories.tsx")).Stories }));

interface DrawnScreen extends Screen {
  /** Who does not do this does not see it. */
  act: Act | undefined;
  /** Takes all the room there is. */
  isWide?: boolean;
  draw: (me: Me, siteName: string) => ReactNode;
}

const screens: readonly DrawnScreen[] = [
  { path: "/desk", title: "Start", act: undefined, draw: (me) => <Start me={me} /> },
  { path: "/desk/fronts", title: "Fronts", act: "fronts", isWide: true, draw: (me) => <Fronts me={me} /> },
  { path: "/desk/stories", title: "Stories", act: "see", isWide: true, draw: (me) => <Stories me={me} /> },
  { path: "/desk/live", title: "Live", act: "live", draw: (me) => <Live me={me} /> },
  {
    path: "/desk/alerts",
    title: "Alerts",
    act: "alerts",
    draw: (me, siteName) => <Alerts me={me} siteName={siteName} />,
  },
  { path: "/desk/pictures", title: "Pictures", act: "pictures", draw: (me) => <Pictures me={me} /> },
  { path: "/desk/topics", title: "Hot topics", act: "topics", draw: (me) => <Topics me={me} /> },
  { path: "/desk/redirects", title: "Redirects", act: "redirects", draw: (me) => <Redirects me={me} /> },
  { path: "/desk/records", title: "Records", act: "records", draw: (me) => <Records me={me} /> },
  { path: "/desk/people", title: "People", act: "people", draw: () => <People /> },
  { path: "/desk/tokens", title: "Tokens", act: "tokens", draw: (me) => <Tokens me={me} /> },
  { path: "/desk/log", title: "Log", act: "log", draw: () => <Log /> },
  { path: "/desk/account", title: "Your account", act: undefined, draw: (me) => <Account me={me} /> },
];

export function App({ siteName }: { siteName: string }): ReactNode {
  const path = usePath();
  const { data: me, error, isPending } = useQuery({ queryKey: ["me"], queryFn: () => call("me") });
  const isSignedOut = useSignedOut();
  if (path === "/desk/invitation") return <Invitation siteName={siteName} />;
  if (isPending) return null;
  if (me === undefined) {
    return error instanceof CallError && error.status !== 401 ? (
      <Notice kind="fault">{error.message}</Notice>
    ) : (
      <SignIn siteName={siteName} />
    );
  }
  const shown = screens.filter(({ act }) => act === undefined || (may(me.role, act) && !me.off.includes(act)));
  const screen = shown.find((one) => one.path === path);
  return (
    <Frame siteName={siteName} me={me} screens={shown} path={path} isWide={screen?.isWide === true}>
      <h1 tabIndex={-1}>{screen?.title ?? "Nothing here"}</h1>
      {screen === undefined ? (
        <Notice kind="fault">There is no such screen, or it is not for your role.</Notice>
      ) : (
        <Suspense>{screen.draw(me, siteName)}</Suspense>
      )}
      {isSignedOut && <SignedOut />}
    </Frame>
  );
}
