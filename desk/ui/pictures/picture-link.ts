/** The address of the screen of one picture. */
export function pictureLink(id: string): string {
  return `/desk/pictures?${new URLSearchParams({ picture: id }).toString()}`;
}
