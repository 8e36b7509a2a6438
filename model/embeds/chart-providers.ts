// The services that charts come from, by the beginning of a chart's id.

export interface ChartPlace {
  provider: string;
  /** By which a reader's word on it is remembered; Flourish came first and has the block's own name. */
  service?: string;
  /** Its own page. */
  page: string;
  /** What a frame shows. */
  frame: string;
}

export function chartPlace(id: string): ChartPlace {
  const [first = "", rest = ""] = id.split("/");
  if (first === "datawrapper") {
    const page = `https://datawrapper.dwcdn.net/${rest}/`;
    return { provider: "Datawrapper", service: "datawrapper", page, frame: page };
  }
  if (first === "infogram") {
    return {
      provider: "Infogram",
      service: "infogram",
      page: `https://infogram.com/${rest}`,
      frame: `https://e.infogram.com/${rest}?src=embed`,
    };
  }
  return {
    provider: "Flourish",
    page: `https://public.flourish.studio/${id}/`,
    frame: `https://flo.uri.sh/${id}/embed`,
  };
}
