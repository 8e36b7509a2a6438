/** Told on the gallery when another picture is on show; its `data-picture` says which. */
export const pictureEvent = "picture";
