# Was der Tisch selbst im Protokoll erzählt, neben den Ereignissen des Spiels.
table-log-undone = Platz { $number } hat eine Entscheidung zurückgenommen.
table-log-restarted = Die Regeln haben sich seit dem letzten Mal geändert; die Partie geht an ihrem letzten Sicherungspunkt weiter.
