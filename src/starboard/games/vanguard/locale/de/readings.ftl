# The options of a table: the harder mode, and other readings of the printed rules.

vanguard-option-deadly-space = Tödliches All
    .text = Schwerer: Wer eine Notevakuierung auslöst, stirbt, „Am Ende der Kräfte“ lässt sich nicht auf die verdeckte Seite drehen, und das erste Ereignis jeder Runde hat beide Effekte.
vanguard-option-only-travel-barred = „Keine Bewegung“ verbietet nur das Reisen
    .text = Das Symbol „Keine Bewegung“ verbietet nur die Aktion „Reisen“. Effekte dürfen Besatzungsmitglieder aus dem Sektor hinausbewegen.
vanguard-option-one-sacrifice-for-all = Ein Opfer genügt
    .text = Wer mehrere Würfel verbrauchen muss und zu wenige verfügbar hat, opfert einen, egal wie viele fehlen.
vanguard-option-sacrifice-in-colour = Opfer in derselben Farbe
    .text = Wer keinen Würfel der gezeigten Farbe verbrauchen kann, opfert einen dieser Farbe oder erhält „Am Ende der Kräfte“.
vanguard-option-vanguard-not-any = Vanguard ist nicht „Beliebig“
    .text = In einer Würfelkombination zählt Vanguard nicht als „Beliebig“-Symbol, wohl aber als ausdrücklich verlangtes Symbol.
vanguard-option-logs-in-own-turn = Protokolle nur im eigenen Zug
    .text = Das Protokoll eines Sektors wird nur gelesen, wenn ein Besatzungsmitglied im eigenen Zug dort ankommt.
