// The light build of hls.js comes without types; they are those of the whole.
declare module "hls.js/light" {
  import Hls from "hls.js";
  export { Hls };
}
