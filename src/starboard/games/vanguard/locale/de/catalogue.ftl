# How ISS Vanguard can be begun: modes, Sections, planets, options, shown where people choose.

## Modes

vanguard-mode-tutorial = Das Tutorial
    .text = Die erste Erkundung, Schritt für Schritt erklärt: Die erste Runde ist vorbereitet, niemand wird schwer verletzt, und die übrigen Regeln kommen nach und nach.
vanguard-mode-expedition = Expedition
    .text = Ein Planet, von der Landung bis zur Heimkehr. Ein bis vier Personen führen die vier Sektionen und gewinnen oder verlieren gemeinsam.

## Sections

vanguard-role-security = Sicherheit
    .text = Zuerst dort, wo es wehtun könnte: rote Würfel, Schutz für alle in der Nähe und die Kraft, Verletzungen zu tragen.
vanguard-role-recon = Aufklärung
    .text = Schnell auf den Beinen: grüne Würfel, kürzere Wege und ein Auge für Gefahren, bevor sie eintreten. Spricht für das Team, wo es sonst niemand tut.
vanguard-role-science = Wissenschaft
    .text = Hinweise und Entdeckungen: grüne und blaue Würfel, Karten für das Unerklärte und Hilfe für Verletzte.
vanguard-role-engineering = Technik
    .text = Was kaputt, verschlossen oder im Weg ist: blaue Würfel, Ausrüstung und Reparaturen an Ort und Stelle.

## Planets

vanguard-scenario-cinder = Aschekai
    .text = Ein Schlackenmond, ein zerbrochener Lander und eine Station, die euch begrüßt, als hätte sie geöffnet: die ersten Schritte, Seite für Seite.
vanguard-scenario-veyra = Untiefen von Veyra
    .text = Ein warmes Meer, dessen Tide dem Licht am Himmel folgt: Vermesst drei Riffköpfe und achtet darauf, wohin das Wasser will.
vanguard-scenario-gantry = Werftring
    .text = Ein Bauring um eine nie vollendete Laterne: Die Lichter brennen, die Tische sind gedeckt, und eine höfliche Stimme freut sich, dass ihr zur Arbeit kommt.
vanguard-scenario-ossuary = Beinhausebene
    .text = Eine Ebene, auf der niemand Kiel und Knochen unterscheiden kann, und darunter etwas, das mit Stimmen singt, die ihr kennt.

## Options: the harder mode, and other readings of the printed rules

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

## Endings

vanguard-ending-lift-off = Das Team ist gestartet
vanguard-ending-mission = Die Erkundung ist abgeschlossen
vanguard-ending-evacuation = Das Team wurde evakuiert
vanguard-ending-nobody = Niemand ist mehr auf dem Planeten
vanguard-ending-aborted = Die Landung wurde abgebrochen

vanguard-bot-scripted = mit Plan


## A planet from a file

vanguard-own-choose = Eigener Planet …
vanguard-own-hint = Eine Planetendatei (TOML), von dir oder jemand anderem. Sie wird zuerst geprüft.
vanguard-own-chosen = Dein eigener Planet
