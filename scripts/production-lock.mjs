// The part of package.json and package-lock.json that runs in production: what is installed there, and what the build holds of the other
// packages. `npm sbom --omit=dev` would leave that out, and also what production shares with a development dependency.

/** Development dependencies that the build puts into what it serves: nobody needs them beside it. */
export const builtIn = ["@fontsource/libre-franklin", "@fontsource/source-serif-4", "hls.js", "satori"];

/** Where `name` is found from a package: beside it, or beside one of those it stands in. */
function placeOf(name, from, packages) {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf("/node_modules/"))) {
    const place = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (!at.includes("/node_modules/")) return at === "" ? undefined : placeOf(name, "", packages);
  }
}

/** The places of these packages and of all that they need. */
function reached(names, packages) {
  const places = new Set(names.flatMap((name) => placeOf(name, "", packages) ?? []));
  for (const place of places) {
    const { dependencies = {}, optionalDependencies = {} } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = placeOf(name, place, packages);
      if (found !== undefined) places.add(found);
    }
  }
  return places;
}

function asProduction({ devDependencies = {}, dependencies, ...rest }) {
  const held = Object.entries(devDependencies).filter(([name]) => builtIn.includes(name));
  return { ...rest, dependencies: { ...dependencies, ...Object.fromEntries(held) } };
}

/**
 * @param {Record<string, unknown>} manifest
 * @param {{ packages: Record<string, { dev?: boolean }> }} lock
 */
export function productionOnly(manifest, lock) {
  const { "": root, ...entries } = lock.packages;
  const inBuild = reached(builtIn, entries);
  const needed = Object.entries(entries).flatMap(([place, { dev, ...entry }]) =>
    dev !== true || inBuild.has(place) ? [[place, entry]] : [],
  );
  return {
    manifest: asProduction(manifest),
    lock: { ...lock, packages: { "": asProduction(root), ...Object.fromEntries(needed) } },
  };
}
