/** Lists grow old while one is away: fetch them again whenever the reader comes back to the tab. */
export function onTabReturn(deed: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) deed();
  };
  document.addEventListener("visibilitychange", seen);
  return () => document.removeEventListener("visibilitychange", seen);
}
