# Was an der Befehlszeile schiefgeht: je eine Zeile nach "starboard: ".

cli-error = starboard: { $sentence }
cli-error-interrupted = abgebrochen
# $what: die Art von Namen, den niemand kennt
cli-error-unknown = { $what ->
    [game] Das Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [mode] Den Modus „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [language] Die Sprache „{ $name }“ gibt es hier nicht. Zur Wahl stehen: { $valid }
    [player] Den Spieler „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [bot] Den Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [option] Die Option „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [rule] Die Regel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [seat] Den Platz „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [scenario] Das Szenario „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
    [role] Die Rolle „{ $name }“ gibt es nicht. Zur Wahl stehen: { $valid }
   *[other] „{ $name }“ ist hier nicht bekannt. Zur Wahl stehen: { $valid }
}
cli-error-save = { $why ->
    [newer] { $file } stammt von einem neueren Starboard. Aktualisiere dieses, um die Datei zu öffnen.
    [other-game] { $file } gehört zu einem Spiel, das dieses Starboard nicht hat.
    [unplayable] { $file } folgt nicht den Regeln und lässt sich nicht nachspielen.
    [impossible] { $file } enthält einen Tisch, den es nicht geben kann: Teile fehlen, sind doppelt oder am falschen Ort.
    [unreadable] { $file } lässt sich nicht lesen: Die Datei gibt es nicht, oder sie darf nicht gelesen werden.
   *[damaged] { $file } ist beschädigt oder keine Partie von Starboard. Die Datei bleibt, wie sie ist.
}
cli-error-file-name = So kann keine Datei heißen.
cli-error-no-home = { $path }: Diesen Benutzer gibt es hier nicht, oder er hat keinen eigenen Ordner.
cli-error-not-written = { $path } lässt sich nicht schreiben: { $reason }.
cli-error-folder = { $path } lässt sich nicht schreiben: Das ist ein Ordner.
cli-error-foreign = { $path } ist keine gespeicherte Partie und bleibt, wie es ist. Wähle einen anderen Namen.
cli-error-other-game = { $file } ist eine Partie von { $game }, nicht von { $wanted }.
cli-error-save-keeps = { $given }: Eine gespeicherte Partie behält Spieler, Modus und Optionen.
cli-error-roles = { $roles ->
    [one] Es gibt { $roles } Platz mit Rollen, aber es spielen nur { $seats }.
   *[other] Es gibt { $roles } Plätze mit Rollen, aber es spielen nur { $seats }.
}
cli-error-campaign-exists = { $path } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
cli-error-no-campaigns = { $game } hat keine Kampagnen.
cli-error-campaign-name = Welche Kampagne? Gib ein: starboard campaign { $action } NAME
cli-error-campaign-from = Von welchem Kapitel aus? Sag es mit --from; `starboard campaign list NAME` zeigt die Kapitel.
cli-error-settings = Diese Einstellungen sind ungültig: { $problems }
cli-error-listen = Unter { $host }, Port { $port }, lässt sich nichts anbieten ({ $reason }). Läuft schon ein anderes Starboard? Versuche --port 0.
cli-error-not-installed = { $what } ist nicht installiert, wird hier aber gebraucht: pip install { $package }
cli-error-redis-silent = Redis antwortet nicht unter { $place } ({ $reason }). Starte es, oder lass STARBOARD_REDIS weg, wenn ein Prozess genügt.
cli-error-redis-address = STARBOARD_REDIS ist keine Adresse von Redis: { $reason }
cli-error-database-address = { $place } ist nicht die Adresse einer Datenbank: { $reason }
cli-error-database = { $place } lässt sich nicht verwenden: { $reason }
cli-error-database-newer = Diese Datenbank stammt von einem neueren Starboard (ihre Version ist { $found }, dieses kennt { $known }). Installiere jenes, oder spiele eine Sicherung in eine neue Datenbank ein.
cli-error-database-not-empty = Diese Datenbank ist nicht leer. Spiele die Sicherung in eine neue ein und starte den Server damit.
cli-error-backup-cut = { $file } ist abgeschnitten. Eingespielt wurde nichts.
cli-error-backup-broken = { $file } ist keine vollständige Sicherung. Eingespielt wurde nichts.
cli-error-backup-newer = { $file } enthält, was dieses Starboard nicht kennt ({ $what }). Spiele die Sicherung mit einem neueren ein.
cli-error-backup-format = { $file } ist eine Sicherung in einem anderen Format.
cli-error-numbers = { $names }: Eine Zahl ist zu klein, oder ein Name fehlt.
cli-error-rule-fault = Eine Spielregel ist gescheitert, und nichts hat sich geändert: { $reason }
cli-error-recording = Die Aufzeichnung passt nicht mehr zu den Regeln: { $reason }
cli-error-content = Die Inhalte stimmen nicht: { $reason }

cli-load-restarted = Die Regeln haben sich geändert, seit diese Partie gespeichert wurde; sie geht an ihrem letzten Sicherungspunkt weiter. ({ $reason })
cli-load-other-rules = Diese Partie wurde mit den Regeln einer anderen Version begonnen; sie geht nach den heutigen weiter.
cli-error-no-own = { $game } spielt keine Missionen aus Dateien
cli-error-not-read = { $path } lässt sich nicht lesen: { $reason }
cli-error-own-large = { $path } ist größer als { $most } KiB
cli-error-own-letters = { $path } ist kein UTF-8-Text (Byte { $place })
cli-error-own-broken =
    diese Mission lässt sich nicht spielen: { $count ->
        [one] ein Problem
       *[other] { $count } Probleme
    }
    { $problems }
