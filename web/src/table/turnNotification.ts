/** A message of the browser, for whoever has another tab in front: it is your turn. */
export function notifyTurn(title: string, body: string, table: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: `starboard-${table}` });
  note.onclick = () => {
    focus();
    note.close();
  };
}
