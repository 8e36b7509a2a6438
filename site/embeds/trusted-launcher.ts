// The address of a platform's launcher that is served by this very site. Pages that enforce trusted types take it by this policy alone,
// which knows no other host.

/** The name of the policy, by which pages allow it. */
export const launcherPolicy = "site-launcher";

const rules: { createScriptURL(address: string): string } = {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError("This launcher is another site's.");
    return address;
  },
};

const policy = globalThis.trustedTypes?.createPolicy(launcherPolicy, rules) ?? rules;

export const ownLauncher = (path: string): string => policy.createScriptURL(path);
