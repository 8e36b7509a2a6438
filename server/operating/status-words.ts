// Figures in the words of the operators' page. Pure.

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

export function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes === 0) return `${Math.floor(milliseconds / 1000)} s`;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}

/** A share of all; a dash where there was nothing. */
export function percent(share: number | undefined): string {
  if (share === undefined) return "–";
  const all = share * 100;
  return `${all > 0 && all < 10 ? all.toFixed(1) : Math.round(all)} %`;
}

/** In the unit that is read at a glance. */
export function seconds(value: number | undefined): string {
  if (value === undefined) return "–";
  if (value < 0.01) return `${(value * 1000).toFixed(1)} ms`;
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(1)} s`;
}

export function perSecond(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
}

/** Of the day, in UTC. */
export function clock(at: number): string {
  return new Date(at).toISOString().slice(11, 19);
}
