// Matches a path against the route table: literal segments, `:name` for one segment, `:name?` for none or one, `*` for the rest. Literal
// segments fit in any case; the row says which of them is the address (ROUTE-20).

export interface RouteRow {
  name: string;
  path: string;
}

export interface RouteMatch<R extends RouteRow> {
  route: R;
  params: Record<string, string>;
  /** The path, with the literal segments as the row writes them. */
  path: string;
}

interface CompiledRoute<R extends RouteRow> {
  route: R;
  pattern: RegExp;
  /** Its first segment in lower case, if that stands for itself alone: no other path needs to be tried. */
  first: string | undefined;
  /** Whether any of its segments stands for itself. */
  hasWords: boolean;
}

function patternOf(path: string): RegExp {
  const segments = path
    .split("/")
    .filter(Boolean)
    .map((segment) => {
      if (segment === "*") return "/.+";
      const [, before = "", name, optional, after = ""] = /^([^:]*)(?::([a-z]+)(\?)?)?(.*)$/.exec(segment) ?? [];
      if (name === undefined) return `/${segment.replaceAll(/[.+]/g, "\\$&")}`;
      const whole = `/${before}(?<${name}>[^/]+?)${after}`;
      return optional === undefined ? whole : `(?:${whole})?`;
    });
  return new RegExp(`^${segments.join("") || "/"}$`, "i");
}

function asWrittenIn(row: string, path: string): string {
  const words = row.split("/");
  const segments = path.split("/").map((segment, place) => {
    const word = words[place];
    if (word === undefined || word === "*") return segment;
    if (!word.startsWith(":")) return word;
    const ending = word.replace(/^:[a-z]+\??/, "");
    return segment.slice(0, segment.length - ending.length) + ending;
  });
  return segments.join("/");
}

function firstOf(path: string): string | undefined {
  const first = path.split("/", 2)[1];
  return first === undefined || /[:*]/.test(first) ? undefined : first.toLowerCase();
}

export function routeTable<R extends RouteRow>(rows: readonly R[]): (path: string) => RouteMatch<R> | undefined {
  const compiled: CompiledRoute<R>[] = rows.map((route) => ({
    route,
    pattern: patternOf(route.path),
    first: firstOf(route.path),
    hasWords: !/^(?:\/(?::[a-z]+\??|\*))*$/.test(route.path),
  }));
  return (path) => {
    const given = path.split("/", 2)[1]?.toLowerCase();
    for (const { route, pattern, first, hasWords } of compiled) {
      if (first !== undefined && first !== given) continue;
      const match = pattern.exec(path);
      if (match !== null) {
        const params: Record<string, string> = {};
        for (const [name, value] of Object.entries(match.groups ?? {})) {
          if (value !== undefined) params[name] = value;
        }
        return { route, params, path: hasWords ? asWrittenIn(route.path, path) : path };
      }
    }
    return undefined;
  };
}
