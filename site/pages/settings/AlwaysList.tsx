// The services whose embeds load by themselves, because the reader said so at one of them; each can be taken back.

import { useEffect, useState, type ReactNode } from "react";
import { keepAlways, knownServices } from "../../embeds/always-load.ts";
import { serviceName } from "../../embeds/service-name.ts";
import { onChange } from "../../../core/client/device-changes.ts";
import { LineList } from "./LineList.tsx";

export function AlwaysList(): ReactNode {
  const [services, setServices] = useState(() => knownServices());
  useEffect(() => onChange(() => setServices(knownServices())), []);
  return (
    <LineList
      lines={services.map((service) => ({ key: service, words: serviceName(service) }))}
      empty="None. Posts and videos of other services wait in our stories until you ask for them."
      act="Stop loading"
      onAct={(service) => {
        keepAlways(service, false);
        setServices(knownServices());
      }}
    />
  );
}
