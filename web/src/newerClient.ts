/** The server may have got a newer client while this page was open: a part it asks for is there no more. */

const LOADED = "starboard-loaded-anew";
const PATIENCE = 30_000; // ms: whatever is missing again so soon is missing for another reason

/** A part that cannot be loaded loads the page anew, once: it then finds the parts that there are now. */
export function loadAnewOnce(page: Pick<Window, "addEventListener" | "location">, memory: Pick<Storage, "getItem" | "setItem">): void {
  page.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    if (now - Number(memory.getItem(LOADED) ?? 0) < PATIENCE) return;
    memory.setItem(LOADED, String(now));
    event.preventDefault();
    page.location.reload();
  });
}
