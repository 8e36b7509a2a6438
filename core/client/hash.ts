// ROUTE-03: a hash is used first (the browser scrolls, a gallery picks its slide), then taken from the address without a load.

export function stripHash(): void {
  if (location.hash !== "") history.replaceState(history.state, "", location.pathname + location.search);
}

export function stripHashAfterUse(): void {
  const later = () => requestAnimationFrame(stripHash);
  later();
  addEventListener("hashchange", later);
}
