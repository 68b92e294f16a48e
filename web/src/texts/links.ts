/** What people paste: an invitation as a whole address, as a path, or with words around it. */
export function invitation(pasted: string): string | null {
  const found = /\/(?:join\/[\w-]+\/[\w-]+|table\/[\w-]+)/.exec(pasted.trim());
  return found ? found[0] : null;
}
