// The part of package.json and package-lock.json that production installs. `npm sbom --omit=dev` would also leave out what production shares
// with a development dependency.

/**
 * @param {Record<string, unknown>} manifest
 * @param {{ packages: Record<string, { dev?: boolean }> }} lock
 */
export function productionOnly(manifest, lock) {
  const { devDependencies: _, ...production } = manifest;
  const { "": root, ...entries } = lock.packages;
  const { devDependencies: __, ...productionRoot } = root;
  const kept = Object.entries(entries).filter(([, { dev }]) => dev !== true);
  return { manifest: production, lock: { ...lock, packages: { "": productionRoot, ...Object.fromEntries(kept) } } };
}
