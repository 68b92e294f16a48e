# Ciò che il tavolo stesso racconta nel registro, oltre agli eventi del gioco.
table-log-undone = Il posto { $number } ha annullato una decisione.
table-log-restarted = Le regole sono cambiate dall’ultima volta che si è giocato; la partita riprende dall’ultimo punto salvato.
