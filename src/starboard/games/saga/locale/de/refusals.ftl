# Warum etwas nicht geht: was dagegensteht, und was stattdessen hilft, wenn es etwas gibt.


## Bewegen

saga-refusal-square-occupied = Dieses Feld ist besetzt. Wähle ein freies.
saga-refusal-corner-too-narrow = Zwischen diesen beiden Ecken kommt niemand durch. Geh außen herum.
saga-refusal-no-stop-on-a-point = Einen Verstärkungspunkt darf man überqueren, aber kein Söldner darf seine Bewegung dort beenden.
saga-refusal-no-agent-ends-here = Die Mission lässt Schergen ihre Bewegung hier nicht beenden.
saga-refusal-only-straight-ahead = Im Dunkeln geht es nur geradeaus.
saga-refusal-in-a-front-arc = Nicht im Frontbereich eines Feindes. Greif im Nahkampf an oder löse dich zuerst.
saga-refusal-cannot-break-away = Schwer angeschlagen kann sich Wrath nicht lösen. Bleib und kämpfe.
saga-refusal-first-square-in-a-front-arc = Der erste Schritt beim Absetzen darf nicht in den Frontbereich eines Feindes führen. Wähle ein anderes Feld.
saga-refusal-held-by-pressure = { saga-card-ps-deep-pressure.form-quoted } hält dieses Modell fest: Es kann sich nicht lösen.
saga-refusal-nowhere-to-land = Kein freies Feld zum Landen in Sicht und Kurzer Reichweite.


## Kämpfen

saga-refusal-stunned = Es ist betäubt und kann in dieser Runde nichts tun.
saga-refusal-no-shoot-value = Es hat keinen Wert für Schießen.
saga-refusal-no-assault-value = Es hat keinen Wert für Nahkampf.
saga-refusal-no-ranged-weapon = Es hat keine Fernkampfwaffe.
saga-refusal-moved-too-far-for-weapon = Für diese Waffe war die Bewegung zu weit.
saga-refusal-nobody-to-shoot = Kein Ziel in Sicht und Reichweite. Dreh dich vor der Aktion oder geh näher heran.
saga-refusal-nobody-in-front = Im Frontbereich ist niemand für einen Nahkampfangriff. Dreh dich zu einem angrenzenden Feind.
saga-refusal-weapon-spares-scenery = Diese Waffe kann kein Gelände angreifen.
saga-refusal-target-next-to-friend = Neben diesem Ziel steht ein Verbündeter. Greif es im Nahkampf an oder wähle ein anderes.
saga-refusal-target-next-to-shooter = An diesem Tisch kannst du nicht auf einen Feind neben dir schießen. Greif ihn im Nahkampf an.
saga-refusal-out-of-range = Das Ziel ist außer Reichweite.
saga-refusal-out-of-arc = Das Ziel ist im Rücken des Schützen. Dreh ihn zuerst um.
saga-refusal-too-dark = Die Dunkelheit verbirgt das Ziel. Geh näher heran.
saga-refusal-not-in-sight = Etwas versperrt die Sichtlinie zum Ziel.


## Aktionen

saga-refusal-only-assault-in-a-front-arc = Im Frontbereich eines Feindes ist nur ein Nahkampfangriff möglich.
saga-refusal-no-door-in-front = Im Frontbereich ist keine Tür.
saga-refusal-door-locked = Die Tür ist verriegelt. Hacke ein Terminal, brich das Schloss auf oder zerstöre die Tür.
saga-refusal-access-denied = Zugriff verweigert: So lässt sich diese Tür nicht entriegeln. Die Mission sagt, was sie öffnet.
saga-refusal-door-destroyed = Die Tür ist zerstört und lässt sich nicht mehr schließen.
saga-refusal-somebody-in-the-doorway = In der Türöffnung steht etwas.
saga-refusal-marker-in-the-doorway = Ein Gefallener Söldner liegt in der Tür und hält sie offen.
saga-refusal-zone-not-revealed = Der Nexus öffnet keine Tür zu einer Zone, die noch nicht aufgedeckt ist.
saga-refusal-never-at-doors = Es öffnet und schließt keine Türen.
saga-refusal-no-tech = Ohne Wert für Technik kann niemand hacken.
saga-refusal-no-terminal-left = Auf dem Spielplan ist kein Terminal.
saga-refusal-no-terminal-in-front = Im Frontbereich ist kein Terminal. Stell dich daneben und blicke es an.
saga-refusal-no-doors-from-here = Dieses Terminal entriegelt keine Türen. Such ein anderes.
saga-refusal-done-already = Das ist schon getan und geht nur einmal.
saga-refusal-no-scenery-in-front = Im Frontbereich gibt es nichts zu durchsuchen.
saga-refusal-searched-already = Das ist schon durchsucht.
saga-refusal-nobody-adjacent = Daneben steht kein anderer Söldner.
saga-refusal-nothing-to-trade = Keiner von beiden hat eine Karte zum Tauschen.
saga-refusal-nobody-fell-here = Auf diesem Feld ist kein Söldner gefallen.
saga-refusal-nothing-left-here = Hier liegt nichts mehr.
saga-refusal-nothing-to-deploy = Es ist nichts zum Aufstellen dabei.
saga-refusal-no-free-square = Im Frontbereich ist kein freies Feld. Dreh dich vor der Aktion in eine andere Richtung.
saga-refusal-no-turret-in-front = Im Frontbereich steht keiner seiner Geschütztürme.
saga-refusal-nothing-to-repair = Daneben ist nichts beschädigt.
saga-refusal-nothing-of-the-mission-in-front = Hier gibt es in dieser Mission nichts zu tun.
saga-refusal-nexus-aware = Der Nexus ist gewarnt. Ablenken geht nur, solange er nichts bemerkt hat.
saga-refusal-no-agent-on-the-board = Auf dem Spielplan ist niemand zum Ablenken.


## Karten und Heldentaten

saga-refusal-nothing-to-use = Keine Karte lässt sich als Aktion benutzen.
saga-refusal-no-charges = Diese Karte hat keine Ladungen mehr.
saga-refusal-used-already = Diese Karte ist benutzt. Sie wirkt später wieder.
saga-refusal-not-for-robots = Einem Roboter nützt das nichts.
saga-refusal-nobody-to-heal = Niemand in Reichweite hat Wunden, die sich so heilen lassen.
saga-refusal-no-lock-in-front = Im Frontbereich ist keine verriegelte Tür.
saga-refusal-nobody-in-reach = In Sicht und Kurzer Reichweite gibt es nichts zu treffen.
saga-refusal-feat-used = Diese Heldentat ist in dieser Mission schon vollbracht.
saga-refusal-too-sleepy = { saga-card-ev-getting-sleepy.form-quoted } lässt jetzt keine Heldentat zu. Ist Chovar in der Nähe, geh zuerst weg.
saga-refusal-turn-begun = Eine Heldentat braucht einen ganzen Zug, und dieser hat schon begonnen.
saga-refusal-nobody-to-lead = Niemand sonst ist in Langer Reichweite: Diese Heldentat würde nichts bewirken.


## Der Nexus

saga-refusal-activated-already = In dieser Phase schon aktiviert.
saga-refusal-kept-by-the-mission = Die Mission lässt es nicht handeln.
saga-refusal-no-activations-left = Es ist keine Aktivierung mehr übrig.
saga-refusal-point-blocked = Der Verstärkungspunkt, an dem es wartet, ist deaktiviert, oder jedes Feld dort ist besetzt.
saga-refusal-had-its-bonus = Die Bonusaktivierung ist schon verbraucht.
saga-refusal-bosses-get-no-bonus = An diesem Tisch erhalten Bosse keine Bonusaktivierungen.
saga-refusal-nexus-unaware = Solange der Nexus niemanden bemerkt hat, greifen seine Modelle nicht an.
saga-refusal-reaction-only = Diese Karte spielt man nur als Reaktion auf einen Söldner.
saga-refusal-interrupt-only = Diese Karte spielt man nur zwischen zwei Zügen der Söldner.
saga-refusal-no-target = Diese Karte würde jetzt nichts bewirken.
saga-refusal-no-reinforcements-now = Die Mission erlaubt jetzt keine Verstärkung.
saga-refusal-no-active-point = Kein Verstärkungspunkt ist aktiv.
saga-refusal-no-miniature = Alle Miniaturen dieser Art sind auf dem Spielplan.
saga-refusal-not-permitted = Die Mission erlaubt diese Schergen nicht als Verstärkung.
saga-refusal-too-expensive-here = Dieser Scherge kostet mehr, als die Mission für eine Verstärkung erlaubt.
saga-refusal-value-too-low = Der restliche Wert reicht für diesen Schergen nicht.


## Das Team

saga-refusal-nobody-hired = Noch ist niemand angeheuert. Heuere zuerst einen Söldner an.
saga-refusal-seat-without-mercenary = Jemand am Tisch hätte keinen Söldner. Heuere zuerst für jeden Platz jemanden an.
saga-refusal-too-dear = Dafür reichen die Credits nicht.
saga-refusal-not-for-sale = Diese Karte ist nicht zu kaufen. Man kann sie nur finden.
saga-refusal-none-left = Alle Exemplare dieser Karte sind vergeben.
saga-refusal-brings-what-is-taken = Dieser Veteran hat eine Karte, die das Team schon genommen hat.
saga-refusal-skill-does-not-fit = Diese Fertigkeit passt zu keinem Merkmal des Söldners.
saga-refusal-too-few-points = Dafür reichen die Siegpunkte nicht.
saga-refusal-too-few-tokens = Dafür reichen die Erfahrungsmarker nicht.
saga-refusal-no-skill-left = Es gibt keine passende Fertigkeit mehr zu lernen.
saga-refusal-no-attribute-left = Es gibt kein Merkmal mehr zu gewinnen.
