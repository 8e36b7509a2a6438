// The pictures of the modules, as docs/layouts.md shows them.

const files = import.meta.glob<string>("../../../docs/images/modules/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export function modulePicture(kind: string): string | undefined {
  return files[`../../../docs/images/modules/${kind}.webp`];
}
