# Was man in Star Saga wählen kann. $who ist ein Modell, $piece und $point sind Teile der Karte, $square und $one Felder
# wie C4, $card ist eine Karte, $hit sind die, die getroffen würden.


## Jemand, etwas, irgendwo

saga-choice-model = { $who } ({ $square }){ $wounds ->
    [0] { "" }
    [one] , 1 Wunde
   *[other] , { $wounds } Wunden
 }
saga-choice-model-in-cover = { $who } ({ $square }), in Deckung{ $wounds ->
    [0] { "" }
    [one] , 1 Wunde
   *[other] , { $wounds } Wunden
 }
saga-choice-model-waiting = { $who }, wartend: { $point }
saga-choice-model-away = { $who }
saga-choice-piece = { $piece }
saga-choice-piece-in-cover = { $piece }, in Deckung
saga-choice-square = { $square }
saga-choice-squares = { $one } und { $other }
saga-choice-zone = { $zone }
saga-choice-card-copy = { $card } ({ $number })
saga-choice-stop = Hier aufhören
saga-choice-read = Weiter


## Bewegen

saga-choice-move-stay = Bewegung hier beenden
saga-choice-move-to = Nach { $square } gehen
saga-choice-move-step = Ein Schritt nach { $square }, dann wieder wählen
saga-choice-move-leave = Den Spielplan bei { $square } verlassen: { $exit }
saga-choice-move-break-away = Sich nach { $square } absetzen
saga-choice-move-feat = Heldentat statt des Zuges: { $card }
saga-choice-move-use = Statt der Bewegung: { $card }
saga-choice-move-assault = Sich drehen und { FORM($who, "acc") } angreifen
saga-choice-substitute-nobody = Niemand kommt
saga-none-slip-past = Hier anhalten
saga-none-push = Nicht stoßen


## Kämpfen und heilen

saga-choice-lean = Nach { $square } herauslehnen{ $cover ->
    [yes] , Ziel in Deckung
   *[no] { "" }
 }
saga-choice-aim = { $count ->
    [0] Niemanden treffen
   *[other] Trifft { FORM($hit, "acc") }
 }
saga-choice-device-aim = { $count ->
    [0] { $facing }: trifft niemanden
   *[other] { $facing }: trifft { FORM($hit, "acc") }
 }
saga-choice-throw-at = { $count ->
    [0] { $square }: trifft niemanden
   *[other] { $square }: trifft { FORM($hit, "acc") }
 }
saga-choice-free-attack-refrain = Kein Freier Angriff
saga-choice-granted-attack-shoot = Schießen
saga-choice-granted-attack-assault = Nahkampfangriff
saga-choice-soak = { FORM($card, "quoted") } einsetzen
saga-choice-empathy = Entfernen
saga-none-follow-through = Kein weiterer Angriff
saga-none-turret-target = Nicht feuern
saga-none-granted-attack = Nicht angreifen
saga-none-reroll = Alle Würfel behalten
saga-none-soak = Die Wunden hinnehmen
saga-none-heal = Niemanden heilen
saga-none-patient = Niemanden heilen
saga-none-empathy = Dabei belassen
saga-none-friend = Niemand mehr


## Würfel

saga-face-attack-0 = Leerseite
saga-face-attack-1 = Leichter Treffer
saga-face-attack-2 = Schwerer Treffer
saga-face-attack-3 = Kritischer Treffer
saga-face-defence-0 = Leerseite
saga-face-defence-1 = Leichter Block
saga-face-defence-2 = Starker Block
saga-face-defence-3 = Kritischer Block


## Die Züge der Söldner

saga-choice-who-acts-end = Söldnerphase beenden
saga-action-shoot = Schießen
saga-action-assault = Nahkampfangriff
saga-action-door = Eine Tür öffnen oder schließen
saga-action-hack = Ein Terminal hacken
saga-action-interact = Gelände durchsuchen
saga-action-trade = Ausrüstung tauschen
saga-action-recover = Gegenstände aufheben
saga-action-deploy = Ausrüstung aufstellen
saga-action-use = Eine Karte benutzen
saga-action-distract = Einen Feind ablenken
saga-action-pack-up = Einen Geschützturm abbauen
saga-action-repair = Reparieren
saga-action-mission = Tun, was die Mission hier bietet
saga-action-nothing = Keine Aktion
saga-choice-action-boss = { FORM($card, "quoted") } einsetzen
saga-none-action = Keine Aktion
saga-choice-door-open = { $piece } öffnen
saga-choice-door-close = { $piece } schließen
saga-none-use-ability = Nichts einsetzen
saga-none-use-free = Keine Karte einsetzen
saga-choice-accept-help-accept = Annehmen
saga-choice-accept-help-refuse = Ablehnen
saga-choice-orders-move = Sich bewegen
saga-choice-orders-attack = Sich drehen und angreifen
saga-none-orders = Nichts tun
saga-choice-foresight-bottom = Unter das Deck legen
saga-none-foresight = Oben liegen lassen
saga-none-terminal = Kein Terminal hacken
saga-choice-goal-unlock = { $piece } entriegeln, Stufe { $level }
saga-choice-goal-operation = { $operation }, Komplexität { $complexity }
saga-choice-goal-levels = { $operation }, { $levels ->
    [one] noch 1 Stufe
   *[other] noch { $levels } Stufen
 }
saga-choice-light-away = { $square } erhellen
saga-choice-light-back = { $square } verdunkeln
saga-choice-feature-run = Läuft
saga-choice-feature-stop = Steht
saga-choice-feature-reverse = Rückwärts
saga-choice-feature-fast = Schnell
saga-choice-slide = { $count ->
    [0] { $piece }
   *[other] { $crushed ->
        [0] { $piece }, schiebt { FORM($hit, "acc") }
       *[other] { $piece }, klemmt { FORM($hit, "acc") } ein
     }
 }
saga-choice-squad-use-not-now = Jetzt nicht
saga-none-trade-give = Nichts geben
saga-none-trade-take = Nichts nehmen
saga-choice-trade-consent-agree = Einverstanden
saga-choice-trade-consent-refuse = Ablehnen
saga-none-deploy = Nichts mehr aufstellen


## Der Nexus

saga-choice-reinforce = { $number ->
    [0] { $card }, Wert { $value }
   *[other] { $card } ({ $number }), Wert { $value }
 }
saga-none-ability = Keine Karte spielen
saga-none-reinforce = Keine Verstärkung rufen
saga-none-bonus = Keine Bonusaktivierung
saga-none-interrupt = Keine Unterbrechung
saga-none-reaction = Nicht reagieren
saga-none-activate = Niemanden mehr aktivieren
saga-none-agent-for-card = Niemand mehr
saga-none-call = Niemanden mehr rufen
saga-none-point = Keiner


## Das Team

saga-choice-team-ideal = Empfohlenes Team: { $team }
saga-choice-team-own = Eigenes Team
saga-choice-build-team-done = Das Team ist vollständig
saga-choice-team-hire = { FORM($who, "acc") } anheuern
saga-choice-team-veteran = { FORM($who, "acc") } mit Fertigkeiten und Ausrüstung mitnehmen
saga-choice-team-dismiss = { FORM($who, "acc") } entlassen
saga-choice-team-buy = { $card } für { FORM($who, "acc") }
saga-choice-team-return = { FORM($card, "quoted") } von { FORM($who, "dat") } zurückgeben
saga-choice-team-learn = Fertigkeit für { FORM($who, "acc") }: { $card }
saga-choice-team-forget = { FORM($who, "start") } verzichtet auf die Fertigkeit { FORM($card, "quoted") }
saga-choice-shop-ship = { $points ->
    [one] 1 Siegpunkt für { $credits } Credits an Blaine schicken
   *[other] { $points } Siegpunkte für { $credits } Credits an Blaine schicken
 }
saga-choice-shop-buy = Kaufen: { $card }
saga-choice-shop-learn = Lernen: { $card }
saga-none-shop = Nichts weiter
saga-choice-growth-advance = { FORM($who, "start") } steigt eine Stufe auf
saga-choice-growth-attribute = { FORM($who, "start") } erhält ein Merkmal
saga-none-growth = Jetzt nichts ausgeben
saga-choice-reorganise = { FORM($who, "start") } gibt { FORM($to, "dat") } { FORM($card, "quoted") }
saga-none-reorganise = Fertig
