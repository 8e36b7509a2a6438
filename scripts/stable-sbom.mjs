// Makes npm's bill of materials the same for the same lock file: npm gives every one a random name, and the application that of its folder.
// npm 10 also lists a package twice that is installed in two places, which neither format allows.

import { createHash } from "node:crypto";

/** A UUID of version 8, whose bits are free to choose. */
function uuidOf(text) {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

const once = (list, id) => list.filter((item, index) => list.findIndex((other) => other[id] === item[id]) === index);

function stableCycloneDx(document, { lockText, created, name }) {
  const { metadata } = document;
  return {
    ...document,
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    components: once(document.components, "bom-ref"),
    dependencies: once(document.dependencies, "ref"),
    metadata: { ...metadata, timestamp: created, component: { ...metadata.component, name } },
  };
}

function stableSpdx(document, { lockText, created, name }) {
  return {
    ...document,
    documentNamespace: `http://spdx.org/spdxdocs/${name}-${uuidOf(lockText)}`,
    packages: once(document.packages, "SPDXID"),
    creationInfo: { ...document.creationInfo, created },
  };
}

/** @param {{ lockText: string, created: string, name: string }} parts */
export function stableSbom(document, parts) {
  return document.bomFormat === "CycloneDX" ? stableCycloneDx(document, parts) : stableSpdx(document, parts);
}
