import { HttpError } from "../../model/http-error.ts";

export const fileInTheWay = () => new HttpError("a file stands where a folder would be", 409);
export const folderInTheWay = () => new HttpError("a folder stands there", 409);
