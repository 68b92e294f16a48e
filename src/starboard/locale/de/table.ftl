# Was der Tisch selbst im Protokoll erzählt, neben den Ereignissen des Spiels.
table-log-undone = Platz { $number } hat eine Entscheidung zurückgenommen.
table-log-restarted = Die Regeln haben sich seit der letzten Sitzung geändert; das Spiel geht von seinem letzten Sicherungspunkt aus weiter.
