## Der Spielplan von Nemesis im Browser: was Vorleseprogramme sagen, Schaltflächen, eine Zeile Stimmung unter Fragen

web-nemesis-ship = Das Schiff. Mit den Pfeiltasten gehst du die Korridore entlang.
web-nemesis-whole-ship = Ganzes Schiff

# Die Aufzählung wächst um je einen Teil.
web-nemesis-listed = { $some }, { $more }
web-nemesis-room = Raum { $number }, { $name }
web-nemesis-room-unexplored = Raum { $number }, unerkundet
web-nemesis-you = du
web-nemesis-intruder = { $injuries ->
    [0] { $kind }
   *[other] { $kind } mit { $injuries } Schaden
}
web-nemesis-eggs = { $count ->
    [0] keine Eier
    [one] 1 Ei
   *[other] { $count } Eier
}
web-nemesis-items = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
}
web-nemesis-hibernation = Schlafkapseln offen
web-nemesis-venting = Luftschleusen-Notfallprozedur
web-nemesis-known = nur du weißt: { $what }
web-nemesis-corridor = Korridor { $numbers } zu Raum { $room }{ $noise ->
    [yes] , Geräusch
   *[no] {""}
}{ $door ->
    [closed] , Tür geschlossen
    [destroyed] , Tür zerstört
   *[open] {""}
}
web-nemesis-entrance = Zugang { $numbers } zu den technischen Korridoren{ $noise ->
    [yes] , Geräusch
   *[no] {""}
}
web-nemesis-passage = Korridor { $numbers } zwischen Raum { $a } und Raum { $b }{ $noise ->
    [yes] , Geräusch
   *[no] {""}
}{ $door ->
    [closed] , Tür geschlossen
    [destroyed] , Tür zerstört
   *[open] {""}
}
web-nemesis-token = { $token } ({ $count })
web-nemesis-course = Kurs { $space }
web-nemesis-engine-working = Funktionstüchtig
web-nemesis-engine-damaged = Beschädigt

web-nemesis-pod = Rettungskapsel { $number }, Sektion { $section }
web-nemesis-pod-locked = Verriegelt
web-nemesis-pod-unlocked = Entriegelt
web-nemesis-pod-gone = Fort

web-nemesis-attack = Angriff
web-nemesis-surprise = Überraschungsangriff
web-nemesis-light-wound = Leichte Wunde
web-nemesis-died = Tot
web-nemesis-self-destruct = Selbstzerstörung
web-nemesis-first-intruder = Der erste Xeno
web-nemesis-nest-destroyed = Nest zerstört
web-nemesis-turn = Runde { $turn }

web-nemesis-fiction-draft = Sechs Namen auf sechs Deckeln. Einer davon ist deiner.
web-nemesis-fiction-objective = Etwas ist an Bord. Jetzt musst du wissen, wozu du hier bist.
web-nemesis-fiction-where = Das Schiff knackt beim Abkühlen. Ein Korridor sieht aus wie der andere.
web-nemesis-fiction-flee = Wendest du dich ab, schlägt es zu.
web-nemesis-fiction-screens = Graue Bilder, eins nach dem anderen. In manchen bewegt sich etwas.
web-nemesis-fiction-aim = Ausatmen. Dann abdrücken.
web-nemesis-fiction-struck = Es ist schneller, als etwas so Großes sein dürfte.
web-nemesis-fiction-react = Ein Herzschlag, in dem du noch etwas tun kannst.
web-nemesis-fiction-listen = Da war es wieder.
web-nemesis-fiction-doors = Stahl, so dick wie eine Hand. Eine Weile wird er halten.
web-nemesis-fiction-pod = Zwei Sitze, ein Hebel und ein weiter Weg nach Hause.
web-nemesis-fiction-engine = Nur du hast gesehen, was hinter dieser Klappe ist.
web-nemesis-fiction-course = Eine kleine Handbewegung, und alle fliegen woandershin.
web-nemesis-fiction-search = Spinde, Schubladen, das Leben anderer Leute.
web-nemesis-fiction-trade = Ihr seht einander auf die Hände, nicht in die Augen.
web-nemesis-fiction-combat = Es hat dich gesehen.
web-nemesis-fiction-fire = Die Luft brennt dir in der Kehle.
web-nemesis-fiction-countdown = Die Stimme aus der Decke zählt, und sie hat keine Eile.
web-nemesis-fiction-larva = Unter deinen Rippen bewegt sich etwas.
web-nemesis-fiction-nest = Der Boden ist hier warm und weich.
web-nemesis-fiction-malfunction = Aus einer offenen Klappe fallen Funken.
web-nemesis-fiction-awake = Dir ist kalt, der Kopf ist schwer, und auf dem Boden liegt eine Leiche.
web-nemesis-fiction-company = Du bist hier nicht allein. Das ist nicht immer eine gute Nachricht.
web-nemesis-fiction-alone = Nur dein Atem und das Summen des Schiffs.
