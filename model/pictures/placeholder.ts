/** Stands where a picture is missing (LIST-06). */
export const placeholder = "/placeholder.svg";
