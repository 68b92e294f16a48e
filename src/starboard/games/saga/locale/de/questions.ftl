# Was Star Saga fragt. $who, $by, $to und $target sind Modelle, $kind und $missing Arten von Modellen, $piece, $terminal
# und $device Teile der Karte; $card, $feat und $source sind Karten und stehen in Anführungszeichen.


## Bewegen

saga-ask-move = Wohin geht { FORM($who, "the") }? { $left ->
    [one] Noch 1 Feld.
   *[other] Noch { $left } Felder.
 }
saga-ask-move-break-away = { FORM($who, "start") } steht im Frontbereich eines Feindes. Bleiben oder sich lösen?
saga-ask-move-feat = { FORM($feat, "quoted") }: Wohin geht { FORM($who, "the") }, oder wer wird im Nahkampf angegriffen? { $left ->
    [one] Noch 1 Feld.
   *[other] Noch { $left } Felder.
 }
saga-ask-facing = Wohin blickt { FORM($who, "the") }?
saga-ask-entry = Wo kommt { FORM($who, "the") } auf den Spielplan?
saga-ask-start-square = Wo beginnt { FORM($who, "the") }?
saga-ask-placing = Wer wird als Nächstes aufgestellt?
saga-ask-jump-to = Wo landet { FORM($who, "the") }?
saga-ask-push = Wohin wird { FORM($who, "the") } gestoßen?
saga-ask-lead-astray = Wohin lockst du { FORM($who, "acc") }? Feld für Feld.
saga-ask-draw-near = { FORM($who, "start") } kommt näher. Auf welches Feld?
saga-ask-square-nx-lights-out = { FORM($card, "quoted") }: Wo wird es dunkel?
saga-ask-square-nx-hidden-passage = { FORM($card, "quoted") }: Wo öffnet sich der neue Verstärkungspunkt?
saga-ask-substitute = Für { FORM($missing, "a-acc") } ist keine Miniatur mehr da. Wer kommt stattdessen? Restlicher Wert: { $left }.
saga-ask-substitute-square = Wo steht { FORM($kind, "the") }?
saga-ask-slip-past = { FORM($who, "start") } steht im Frontbereich eines Feindes. Trotzdem weitergehen? { $left ->
    [one] Noch 1 Feld.
   *[other] Noch { $left } Felder.
 }


## Kämpfen und heilen

saga-ask-weapon = Welche Waffe benutzt { FORM($who, "the") }?
saga-ask-target-shoot = Worauf schießt { FORM($who, "the") }?
saga-ask-target-assault = Wen oder was greift { FORM($who, "the") } im Nahkampf an?
saga-ask-target-drain = { FORM($feat, "quoted") }: Wer ist als Nächstes dran?
saga-ask-target-nexus = Mehrere Söldner kommen gleichermaßen infrage. Wer ist das Ziel des Nexus?
saga-ask-lean = Wohin lehnt sich { FORM($who, "the") } heraus, um auf { FORM($target, "acc") } zu schießen?
saga-ask-aim = Wohin richtet { FORM($who, "the") } die Flammenschablone?
saga-ask-aim-feat = Wohin richtet { FORM($who, "the") } die Flammenschablone? { $left ->
    [one] Noch 1 Angriff.
   *[other] Noch { $left } Angriffe.
 }
saga-ask-device-aim = In welche Richtung schlagen die Flammen aus { FORM($device, "dat") }?
saga-ask-throw-at = Wohin wirft { FORM($who, "the") } { FORM($card, "quoted") }?
saga-ask-follow-through = { FORM($card, "quoted") }: Greift { FORM($who, "the") } noch einen Feind im Nahkampf an?
saga-ask-free-attack = { FORM($who, "start") } löst sich. Wer führt einen Freien Angriff aus?
saga-ask-turret-target = Worauf feuert { FORM($who, "the") }?
saga-ask-granted-attack = { FORM($who, "start") } darf jetzt angreifen. Wie?
saga-ask-victim = { FORM($card, "quoted") }: Welchen Söldner trifft es?
saga-ask-victim-forced = { FORM($who, "start") } wird zum Angriff gezwungen. Auf wen?
saga-ask-reroll = { FORM($source, "quoted") }: Welche Würfel wirft { FORM($who, "the") } neu?
saga-ask-soak = { FORM($who, "start") } soll { $wounds ->
    [one] 1 Wunde erleiden.
   *[other] { $wounds } Wunden erleiden.
 } { FORM($source, "quoted") } einsetzen?
saga-ask-heal = { FORM($who, "start") } entzieht Leben. Von wem entfernst du { $counters ->
    [one] 1 Wundenmarker?
   *[other] bis zu { $counters } Wundenmarker?
 }
saga-ask-patient = Wem hilft { FORM($who, "the") }?
saga-ask-empathy = Noch 1 Wundenmarker von { FORM($who, "dat") } entfernen?


## Die Züge der Söldner

saga-ask-who-acts = Wer macht den nächsten Zug? { $left ->
    [one] Noch 1 Zug.
   *[other] Noch { $left } Züge.
 }
saga-ask-action = Was tut { FORM($who, "the") }?
saga-ask-use-ability = { $moment ->
    [turn-start] { FORM($who, "start") } beginnt einen Zug. Zuerst etwas einsetzen?
    [action-end] { FORM($who, "start") } hat gehandelt. Jetzt etwas einsetzen?
   *[turn-end] { FORM($who, "start") } beendet den Zug. Vorher etwas einsetzen?
 }
saga-ask-use-card = Welche Karte benutzt { FORM($who, "the") }?
saga-ask-use-free = { $moment ->
    [hack] { FORM($who, "start") } will hacken. Eine Karte einsetzen?
   *[turn-start] { FORM($who, "start") } beginnt einen Zug. Eine Karte einsetzen?
 }
saga-ask-mission-use = Was tut { FORM($who, "the") } hier?
saga-ask-mission-piece = { $use }: Wo?
saga-ask-feature = Wie stellst du es ein?
saga-ask-squad-use = Vor dem nächsten Zug nutzen, was die Mission bietet?
saga-ask-mission-target = { $use }: Wo oder für wen?
saga-ask-slide = Welches Regal bewegt { FORM($who, "the") }?
saga-ask-slide-nexus = Welches Regal wird bewegt?
saga-ask-mode = In welchen Modus wechselt { FORM($who, "the") }?
saga-ask-friend-move = { FORM($who, "start") } gibt ein Kommando. Wer darf sich bewegen?
saga-ask-friend-ready = { FORM($who, "start") } gibt einen Befehl. Wessen Marker wird wieder aufgedeckt?
saga-ask-accept-help = { FORM($by, "start") } will { FORM($who, "dat") } mit { FORM($card, "quoted") } helfen. Annehmen?
saga-ask-orders = { FORM($feat, "quoted") }: Was tut { FORM($who, "the") }?
saga-ask-feat-next = { FORM($feat, "quoted") }: Wer ist als Nächstes dran?
saga-ask-foresight = Die nächste Nexuskarte ist { FORM($card, "quoted") }. Unter das Deck legen?
saga-ask-scope = Auf welche Waffe setzt { FORM($who, "the") } das Zielfernrohr?
saga-ask-wear = { $place ->
    [shield] Welchen Schild benutzt { FORM($who, "the") }? Nur einer wirkt.
   *[body] Was trägt { FORM($who, "the") }? Nur eine Karte wirkt.
 }
saga-ask-charge = Welche Ladung zündet { FORM($who, "the") }?
saga-ask-turret = Welchen Geschützturm baut { FORM($who, "the") } ab?
saga-ask-distract = Wen lenkt { FORM($who, "the") } ab?
saga-ask-terminal = Welches Terminal hackt { FORM($who, "the") }?
saga-ask-goal = Was will { FORM($who, "the") } vom { $terminal }? Firewall: { $firewall }.
saga-ask-operation-target = { $operation }: Wofür?
saga-ask-scenery = Was durchsucht { FORM($who, "the") }?
saga-ask-scenery-destroyed = Neben { FORM($target, "dat") } gibt der Boden nach. Was wird zerstört?
saga-ask-door = Welche Tür benutzt { FORM($who, "the") }?
saga-ask-door-unlock = Welche Tür entriegelt { FORM($who, "the") }?
saga-ask-door-card = { FORM($card, "quoted") }: Welche Tür wird geschlossen und verriegelt?
saga-ask-door-nexus = Mehrere Türen sind gleich nah bei { FORM($target, "dat") }. Welche wird geschlossen und verriegelt?
saga-ask-trade-partner = Mit wem tauscht { FORM($who, "the") }?
saga-ask-trade-give = Was gibt { FORM($who, "the") } ab? Es geht an { FORM($to, "acc") }.
saga-ask-trade-take = Was bekommt { FORM($to, "the") } von { FORM($who, "dat") }?
saga-ask-trade-consent = { FORM($by, "start") } bietet { $given_count ->
    [0] nichts
   *[other] { FORM($given, "quoted") }
 } und möchte { $taken_count ->
    [0] nichts
   *[other] { FORM($taken, "quoted") }
 }. Ist { FORM($who, "the") } einverstanden?
saga-ask-deploy = Was stellt { FORM($who, "the") } auf?
saga-ask-deploy-at = Wo stellt { FORM($who, "the") } { FORM($card, "quoted") } auf?


## Der Nexus

saga-ask-ability = Eine Nexuskarte für ihre Fähigkeit spielen?
saga-ask-reinforce = Eine Nexuskarte ablegen, um Verstärkung zu rufen? { $bonus ->
    [0] Sie darf so viel kosten, wie die Karte wert ist.
   *[other] Sie darf { $bonus } mehr kosten, als die Karte wert ist.
 }
saga-ask-bonus = Eine Nexuskarte für eine Bonusaktivierung ablegen?
saga-ask-discard = Welche Nexuskarte legst du ab?
saga-ask-interrupt = Eine Unterbrechungskarte spielen? { $turns ->
    [one] Die Söldner haben noch 1 Zug.
   *[other] Die Söldner haben noch { $turns } Züge.
 }
saga-ask-reaction-search = { FORM($who, "start") } durchsucht { FORM($what, "acc") }. Reagieren?
saga-ask-reaction-break-away = { FORM($who, "start") } löst sich. Reagieren?
saga-ask-reaction-shot = { FORM($who, "start") } hat geschossen. Reagieren?
saga-ask-activate = Wen aktivierst du? { $left ->
    [one] Noch 1 Aktivierung.
   *[other] Noch { $left } Aktivierungen.
 }
saga-ask-activate-bonus = Wer bekommt die Bonusaktivierung?
saga-ask-agent = { $furthest ->
    [yes] Mehrere Schergen sind gleich weit von { FORM($target, "dat") } entfernt. Wer handelt?
   *[no] Mehrere Schergen sind gleich nah bei { FORM($target, "dat") }. Wer handelt?
 }
saga-ask-agent-for-card = { FORM($card, "quoted") }: Für welchen Schergen?
saga-ask-agent-for-card-shoot = { FORM($card, "quoted") }: Wer schießt als Nächstes auf { FORM($target, "acc") }?
saga-ask-agents-for-card = { FORM($card, "quoted") }: Für welche Schergen?
saga-ask-patch-up = Welcher Scherge wird verbunden?
saga-ask-call = Wen rufst du als Verstärkung? Restlicher Wert: { $left }.
saga-ask-point = Mehrere Verstärkungspunkte sind gleich nah bei { FORM($target, "dat") }. Welcher wird benutzt?
saga-ask-point-kind = Wo wartet { FORM($kind, "the") }?
saga-ask-point-card = { FORM($card, "quoted") }: Welcher Verstärkungspunkt?
saga-ask-point-source = { FORM($source, "quoted") }: Welchen Verstärkungspunkt deaktiviert { FORM($who, "the") }?
saga-ask-override = Worüber übernimmt { FORM($who, "the") } die Kontrolle?
saga-ask-next-card = { $place ->
    [1] Welche Karte kommt oben auf das Deck?
   *[other] Welche Karte liegt von oben an Stelle { $place }?
 }


## Das Team

saga-ask-team = { $mission }: Das Empfohlene Team nehmen oder ein eigenes für { $credits ->
    [one] 1 Credit zusammenstellen?
   *[other] { $credits } Credits zusammenstellen?
 }
saga-ask-build-team = Stell dein Team zusammen. { $left ->
    [one] Noch 1 von { $credits } Credits.
   *[other] Noch { $left } von { $credits } Credits.
 }
saga-ask-carrier = Wer nimmt { FORM($card, "quoted") }?
saga-ask-shop = Was kauft { FORM($who, "the") }? Credits: { $credits }. Siegpunkte: { $points }.
saga-ask-growth = Erfahrungsmarker ausgeben?
saga-ask-skill = Welche Fertigkeit lernt { FORM($who, "the") }?
saga-ask-attribute = Welches Merkmal erhält { FORM($who, "the") }?
saga-ask-reorganise = Neuformierung: Wer übergibt was?
saga-ask-variant = { $mission }: Wie geht ihr vor?
saga-ask-team-point = Wer bekommt den Siegpunkt?
saga-ask-who-finds = { FORM($card, "quoted") }: Wer findet es?
saga-ask-page = Lies, dann geht es weiter.
saga-ask-page-choice = Wofür entscheidest du dich?
