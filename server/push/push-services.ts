// The push services of the browsers there are. A browser names the address that the server will call, so only these are called unless
// PUSH_SERVICES names others.

export const knownPushServices: readonly string[] = [
  // Chrome, Edge on Android, Opera, Samsung Internet and others
  "https://fcm.googleapis.com",
  // Firefox
  "https://*.push.services.mozilla.com",
  // Safari
  "https://*.push.apple.com",
  // Edge on Windows
  "https://*.notify.windows.com",
  "https://*.wns.windows.com",
];
