/** Files for the reader's own disk. A plain link could not say why the server refuses one. */
import { file } from "../wire/http";
import { trying } from "./toasts.svelte";

const SOON = 60_000; // ms; long enough for any browser to have taken the file

export async function download(path: string): Promise<void> {
  const found = await trying(() => file(path));
  if (!found) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(found.data);
  link.download = found.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SOON);
}
