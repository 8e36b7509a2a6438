// From which second a film of another provider plays: `30`, `30s`, `1m30s`, `1h2m3s`, alone or in its address.

const longest = 24 * 60 * 60;

/** Nothing for the beginning, and for what is no time. */
export function secondsOf(text: string): number | undefined {
  const [whole, hours, minutes, seconds] =
    /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})(?:\.\d{1,9})?s?)?$/i.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const sum = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return sum > 0 && sum <= longest ? sum : undefined;
}

/** YouTube says it in the query, Vimeo behind the number sign; both have had other ways. */
export function startIn(address: string): number | undefined {
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  if (url === null) return undefined;
  const behind = new URLSearchParams(url.hash.slice(1));
  for (const name of ["t", "start", "time_continue"]) {
    const seconds = secondsOf(url.searchParams.get(name) ?? behind.get(name) ?? "");
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}
