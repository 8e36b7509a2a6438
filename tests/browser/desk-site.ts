// A site with its desk, at an address at which browsers have passkeys, and a device that has one.

import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { freePort } from "../stand-ins/mail-server.ts";

export interface DeskSite extends DemoSite {
  /** The site as its people know it. */
  origin: string;
  /** By which it can be started anew. */
  env: Record<string, string>;
  invite(name: string, role: string, ...more: string[]): Promise<string>;
  /** As an import brings them. */
  store(records: readonly object[]): Promise<void>;
}

export async function startDeskSite(port: number, env: Record<string, string> = {}): Promise<DeskSite> {
  const origin = `http://localhost:${port}`;
  const siteEnv = { DESK: "on", PORT: String(port), SITE_ORIGIN: origin, ...env };
  const site = await startDemoSite({ env: siteEnv });
  return {
    ...site,
    origin,
    env: siteEnv,
    invite: async (name, role, ...more) => {
      const said = await runContent(["desk", "invite", name, "--role", role, ...more], {
        DATA_DIR: join(site.dataDir),
        SITE_ORIGIN: origin,
      });
      return said.stdout.trim();
    },
    store: async (records) => {
      const lines = records.map((record) => JSON.stringify(record)).join("\n");
      const { status, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
      expect(status, stderr).toBe(0);
    },
  };
}

/** A fingerprint reader that always knows the finger. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function come(page: Page, site: DeskSite, name: string, role: string): Promise<void> {
  await giveAuthenticator(page);
  await page.goto(await site.invite(name, role));
  await page.getByRole("button", { name: "Make a passkey and sign in" }).click();
  await expect(page.getByText(`Good to see you, ${name}.`)).toBeVisible();
}

/** A call that is refused with this status, or that the network fails in this way. */
type Unanswered = number | `ERR_${string}`;

function noiseOf(call: Unanswered): string {
  const told = "error: Failed to load resource: ";
  if (typeof call === "string") return `${told}net::${call}`;
  return `${told}the server responded with a status of ${call} (${STATUS_CODES[call] ?? ""})`;
}

/** Chromium tells of each call that does not succeed, also of the one that says that nobody is signed in. */
export function withoutSignInNoise(consoleMessages: string[], ...expected: Unanswered[]): void {
  const noise = new Set([401, ...expected].map(noiseOf));
  const others = consoleMessages.filter((text) => !noise.has(text));
  consoleMessages.splice(0, consoleMessages.length, ...others);
}

export { freePort };
