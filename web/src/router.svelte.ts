/** Where in the app somebody is. Addresses stand behind the `#`, so that any server can deliver the one page. */
export type Route =
  | { page: "home" }
  | { page: "new"; game?: string; board?: string; variant?: string }
  | { page: "tables" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "demo"; game: string; id: string; at: number | null }
  | { page: "opened"; at: number | null }
  | { page: "learn" }
  | { page: "rules"; game: string; rule?: string }
  | { page: "boards"; game?: string }
  | { page: "me" }
  | { page: "recover"; secret: string }
  | { page: "about" }
  | { page: "lost" };

/** The route that an address names. */
export function parse(pathname: string, hash: string): Route {
  if (pathname === "/recover") return { page: "recover", secret: hash.replace(/^#/, "") };
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [head = "", first, second] = path.split("/").map(decoded);
  // Read once and thrown away: nothing has to notice changes.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  const values = new URLSearchParams(query);
  const at = /^\d+$/.test(values.get("at") ?? "") ? Number(values.get("at")) : null;
  switch (head) {
    case "":
      return { page: "home" };
    case "new": {
      const board = values.get("board");
      const variant = values.get("variant");
      const chosen = { ...(board ? { board } : {}), ...(variant ? { variant } : {}) };
      return { page: "new", ...(first ? { game: first } : {}), ...chosen };
    }
    case "table":
      return first ? { page: "table", id: first } : { page: "tables" };
    case "replay":
      return first ? { page: "replay", id: first, at } : { page: "lost" };
    case "demo":
      return first && second ? { page: "demo", game: first, id: second, at } : { page: "learn" };
    case "opened":
      return { page: "opened", at };
    case "rules":
      return first ? { page: "rules", game: first, ...(second ? { rule: second } : {}) } : { page: "learn" };
    case "boards":
      return { page: "boards", ...(first ? { game: first } : {}) };
    case "tables":
    case "learn":
    case "me":
    case "about":
      return { page: head };
    default:
      return { page: "lost" };
  }
}

/** The address of a route, to be put into an `href`. */
export function href(route: Route): string {
  switch (route.page) {
    case "home":
    case "lost":
      return "/#/";
    case "new": {
      const asked = Object.entries({ board: route.board, variant: route.variant })
        .filter(([, value]) => value)
        .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`);
      return `/#/new${part(route.game)}${asked.length ? "?" : ""}${asked.join("&")}`;
    }
    case "table":
      return `/#/table${part(route.id)}`;
    case "replay":
      return `/#/replay${part(route.id)}${moment(route.at)}`;
    case "demo":
      return `/#/demo${part(route.game)}${part(route.id)}${moment(route.at)}`;
    case "opened":
      return `/#/opened${moment(route.at)}`;
    case "rules":
      return `/#/rules${part(route.game)}${part(route.rule)}`;
    case "boards":
      return `/#/boards${part(route.game)}`;
    case "recover":
      return `/recover#${route.secret}`;
    default:
      return `/#/${route.page}`;
  }
}

function part(text: string | undefined): string {
  return text ? `/${encodeURIComponent(text)}` : "";
}

function moment(at: number | null): string {
  return at === null ? "" : `?at=${at}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.pathname, location.hash)));
  }

  /** Goes there; `replace` leaves no step to go back to. */
  go(route: Route, replace = false): void {
    const address = href(route);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = route;
  }
}

export const router = new Router();
