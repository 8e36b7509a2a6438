// When ads are no longer allowed: what the ad server saved on this site's name goes, and so does its code, which only a new document can
// leave behind.

/** Cookies that Google's tag sets in the name of the page's host. */
const cookies = ["__gads", "__gpi", "__gpi_optout", "__eoi"];

export function eraseAdvertisersCookies(): void {
  const hosts = [location.hostname, location.hostname.replace(/^www\./, ".")];
  for (const name of cookies) for (const host of hosts) document.cookie = `${name}=; max-age=0; path=/; domain=${host}`;
}

export function forgetAdvertisers(): void {
  eraseAdvertisersCookies();
  if ("googletag" in window) location.reload();
}
