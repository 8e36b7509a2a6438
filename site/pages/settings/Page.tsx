// One place for everything a reader can set or keep without an account: how the site looks, what it keeps, and how to erase it.

import { use, type ReactNode } from "react";
import { inSiteWords } from "../../../model/brand/site-words.ts";
import { addressOf } from "../../../model/addresses/address-of.ts";
import { isOn } from "../../../model/brand.ts";
import { newslettersPath } from "../../../model/forms/form-pages.ts";
import { DeferredPlace } from "../../device/DeferredPlace.tsx";
import { DeadLinksOfPage } from "../../shell/dead-links-of-page.ts";
import { living } from "../../shell/shown-links.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { DeviceSettings } from "./DeviceSettings.tsx";
import { DeviceDataList } from "./DeviceDataList.tsx";
import styles from "./Page.module.css";
import { SettingsPart } from "./SettingsPart.tsx";

const elsewhere = [
  {
    label: "Your privacy choices",
    url: "/privacy-choices",
    text: isOn("ads") ? "Advertising, embedded content and counting." : "Embedded content and counting.",
  },
  {
    label: "News alerts",
    url: addressOf("/alerts/subscribe"),
    text: "Which news may reach you when the site is closed.",
  },
  { label: "Newsletters", url: newslettersPath, text: "The news by email; every letter can be stopped from itself." },
];

export function Page({ title }: { title: string }): ReactNode {
  return (
    <div className={classNames("frame", styles.page)}>
      <header className={styles.head} {...inSiteWords()}>
        <h1>{title}</h1>
        <p className={styles.about}>
          They hold on this device, without an account. Nothing on this page is sent to us.
        </p>
      </header>
      <noscript>
        <p className={styles.notice}>
          These settings need JavaScript, which your browser has switched off. The site then follows your system’s theme
          and motion settings, plays nothing by itself and keeps nothing on this device.
        </p>
      </noscript>
      <div className="needs-script">
        <DeferredPlace part="settings" drawnBy={DeviceSettings} className={styles.parts} />
      </div>
      <SettingsPart id="elsewhere" title="Elsewhere on this site">
        <ul role="list">
          {living(elsewhere, use(DeadLinksOfPage)).map(({ label, url, text }) => (
            <li key={url}>
              <a className={styles.link} href={url}>
                <b>{label}</b>
                <span>{text}</span>
                <Icon name="chevron-right" className={styles.sign} />
              </a>
            </li>
          ))}
        </ul>
      </SettingsPart>
      <SettingsPart id="stored" title="Everything kept on this device" needsScript>
        <DeferredPlace part="device-data" drawnBy={DeviceDataList} />
      </SettingsPart>
    </div>
  );
}
