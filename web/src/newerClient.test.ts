import { expect, test, vi } from "vitest";
import { loadAnewOnce } from "./newerClient";

test("a part that is there no more loads the page anew, but not again and again", () => {
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  const memory = new Map<string, string>();
  const kept = { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => void memory.set(key, value) };
  loadAnewOnce(page as unknown as Window, kept);

  const missing = new Event("vite:preloadError", { cancelable: true });
  page.dispatchEvent(missing);
  page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

  expect(missing.defaultPrevented).toBe(true);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});
