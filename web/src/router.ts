/** Which screen the address bar asks for. Plain links (`<a href="/rules">`) are followed without loading the page anew. */
import { createSubscriber } from "svelte/reactivity";

export interface Route {
  path: string;
  screen: string; // a component of screens/
  params: Record<string, string>; // the named parts of the path: the screen's props
}

const SCREENS: [pattern: string, screen: string][] = [
  ["/", "Home"],
  ["/new", "New"],
  ["/new/:game", "New"],
  ["/games", "Games"],
  ["/join/:id/:invite", "Join"],
  ["/table/:id", "Table"],
  ["/replay/:id", "Replay"],
  ["/campaign/:id", "Campaign"],
  ["/campaign/:id/:number", "Chapter"],
  ["/tutorial", "Tutorial"],
  ["/tutorial/:game", "Tutorial"],
  ["/rules", "Rules"],
  ["/rules/:game", "Rules"],
  ["/rules/:game/:rule", "Rules"],
  ["/settings", "Settings"],
  ["/about", "About"],
];

export function route(path: string): Route {
  for (const [pattern, screen] of SCREENS) {
    const params = matched(pattern, path);
    if (params) return { path, screen, params };
  }
  return { path, screen: "NotFound", params: {} };
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const names = parts(pattern);
  const values = parts(path);
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index]!;
    if (name.startsWith(":")) params[name.slice(1)] = value;
    else if (name !== value) return null;
  }
  return params;
}

function parts(path: string): string[] {
  return path.split("/").filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let changed = (): void => {};
let now = route(location.pathname);

function arrived(): void {
  now = route(location.pathname);
  changed();
}

const subscribe = createSubscriber((update) => {
  changed = update;
  addEventListener("popstate", arrived);
  document.addEventListener("click", followed);
  return () => {
    removeEventListener("popstate", arrived);
    document.removeEventListener("click", followed);
  };
});

/** The route in the address bar; whoever reads it in an effect or a template follows it. */
export function here(): Route {
  subscribe();
  return now;
}

/** Go to a path of this client. `replace` leaves no step for the back button. */
export function go(path: string, { replace = false } = {}): void {
  if (path === location.pathname + location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrived();
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.hash || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
