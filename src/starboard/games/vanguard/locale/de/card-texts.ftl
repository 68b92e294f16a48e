# Der Regeltext der Karten, gesprochen aus ihren Zeilen: eine Nachricht je Wort der Kartensprache.
# $how, wie ein Effekt gesagt wird: am Satzanfang, im Satz („do“), hinter „dann“, hinter „darfst du“ (Infinitiv); „they“,
# wenn es jemand anderes tut, $turned, wo „dann“ Subjekt und Verb vertauscht. Gezähltes steht im Akkusativ.


## Sätze

vanguard-ability = { $moment }: { $effects }.
vanguard-ability-paid = { $moment } darfst du { $cost }. Wenn du das tust, { $effects }.
vanguard-within = { $moment } ({ $limits })
vanguard-effects = { $effects }.
vanguard-effects-linked = { $effects }. { grammar-vanguard-linked }
vanguard-priced = { $requirement }: { $effects }.
vanguard-priced-linked = { $requirement }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-linked = { $row ->
    [yellow] Nimm dann auch das gelbe Ergebnis.
    [red] Nimm dann auch das rote Ergebnis.
   *[green] Nimm dann auch das grüne Ergebnis.
 }
vanguard-counted = { grammar-vanguard-advances }: { $effects }.
vanguard-counted-linked = { grammar-vanguard-advances }: { $effects }. { grammar-vanguard-linked }
grammar-vanguard-advances = { $n ->
    [one] Nach 1 Fortschritt
   *[other] Nach { $n } Fortschritten
 }
vanguard-only-if = Nur wenn { $when }.
vanguard-if = { grammar-vanguard-if } { $when }, { $effect }
grammar-vanguard-if = { $first ->
    [yes] Falls
   *[no] falls
 }
vanguard-joined-sentences = { $first } { $next }
vanguard-joined-then = { $first }, dann { $next }
vanguard-joined-next = { $first }; { $next }
vanguard-joined-still = { $first }; dann { $next }
vanguard-joined-within = { $first } und dann { $next }
vanguard-joined-besides = { $first }, { $next }
vanguard-joined-or = { $first }, oder { $next }
vanguard-joined-cost = { $first } und { $next }
vanguard-joined-and = { $first } und { $next }
vanguard-joined-limits = { $first }, { $next }
vanguard-joined-icons = { $first } + { $next }
vanguard-joined-either = { $first } oder { $next }
vanguard-absent = Kein Symbol { $icon }
vanguard-paid-red = Roter Würfel
vanguard-paid-green = Grüner Würfel
vanguard-paid-blue = Blauer Würfel
vanguard-paid-die = Beliebiger Würfel


## Wann

vanguard-moment-check = Bei einem Würfelwurf
vanguard-moment-own = In deinem Zug
vanguard-moment-any = Jederzeit
vanguard-moment-action = Als Aktion
vanguard-moment-travel = Beim Reisen
vanguard-moment-event = Beim Aufdecken eines Ereignisses
vanguard-moment-danger = Beim Wurf eines Gefahrenwürfels
vanguard-moment-injury = Vor einer Verletzung
vanguard-moment-rest = Beim Rasten
vanguard-moment-lead = Beim Erhalt von Hinweisen
vanguard-moment-fail = Bei einem misslungenen Würfelwurf
vanguard-moment-always = Immer
vanguard-moment-special = { $paid ->
    [yes] Als Sonderaktion
   *[no] Sonderaktion
 }
vanguard-moment-ship = Beim Entladen
vanguard-limit-once-turn = einmal pro Zug
vanguard-limit-once-round = einmal pro Runde
vanguard-limit-once-mission = einmal pro Mission
vanguard-limit-alone = wenn du allein in deinem Sektor bist
vanguard-limit-team = wenn ein anderes Besatzungsmitglied in deinem Sektor ist
vanguard-limit-threat = wenn eine Bedrohung in deinem Sektor ist
vanguard-limit-foe = wenn eine Bedrohung in deinem oder einem verbundenen Sektor ist
vanguard-limit-hurt = wenn du verletzt bist
vanguard-limit-low = wenn du höchstens 2 verfügbare Würfel hast
vanguard-limit-lander = im Lander-Sektor
vanguard-limit-prepare = nur bei einem Wurf zum Vorbereiten
vanguard-limit-r2 = ab Rang 2
vanguard-limit-tok = im Sektor des Plättchens
vanguard-limit-base = im Sektor des Plättchens, zu dem die Karte gehört
vanguard-limit-placed = sobald das Plättchen ausliegt
vanguard-limit-ends = zwischen seinen beiden Enden
vanguard-limit-belongs = nur für Hinweise von der Ausrüstung, zu der die Karte gehört
vanguard-limit-one = auch bei jemandem in deinem Sektor
vanguard-limit-far = auch bei jemand anderem
vanguard-limit-biome = in einem Sektor mit dem Biom „{ $biome }“


## Wer und wo

vanguard-who-me = { $form ->
    [whom] dich
    [towards] auf dich
   *[in] du
 }
vanguard-who-one = { $form ->
    [start] Ein Besatzungsmitglied in deinem Sektor
    [towards] auf ein Besatzungsmitglied in deinem Sektor
   *[in] ein Besatzungsmitglied in deinem Sektor
 }
vanguard-who-mate = { $form ->
    [start] Ein anderes Besatzungsmitglied in deinem Sektor
    [towards] auf ein anderes Besatzungsmitglied in deinem Sektor
   *[in] ein anderes Besatzungsmitglied in deinem Sektor
 }
vanguard-who-near = { $form ->
    [start] Ein Besatzungsmitglied in deinem oder einem verbundenen Sektor
    [whom] ein Besatzungsmitglied aus deinem oder einem verbundenen Sektor
    [towards] auf ein Besatzungsmitglied in deinem oder einem verbundenen Sektor
   *[in] ein Besatzungsmitglied in deinem oder einem verbundenen Sektor
 }
vanguard-who-far = { $form ->
    [start] Ein beliebiges anderes Besatzungsmitglied
    [towards] auf ein beliebiges anderes Besatzungsmitglied
   *[in] ein beliebiges anderes Besatzungsmitglied
 }
vanguard-who-here = { $form ->
    [start] Jedes Besatzungsmitglied in deinem Sektor
    [whom] jedes Besatzungsmitglied aus deinem Sektor
    [towards] auf die Besatzungsmitglieder in deinem Sektor
   *[in] jedes Besatzungsmitglied in deinem Sektor
 }
vanguard-who-all = { $form ->
    [start] Jedes Mitglied des Außenteams
    [towards] auf das Außenteam
   *[in] jedes Mitglied des Außenteams
 }
vanguard-who-rand = { $form ->
    [start] Ein zufälliges Besatzungsmitglied
    [towards] auf ein zufälliges Besatzungsmitglied
   *[in] ein zufälliges Besatzungsmitglied
 }
vanguard-who-chosen = { $form ->
    [start] Dieses Besatzungsmitglied
    [towards] auf dieses Besatzungsmitglied
   *[in] dieses Besatzungsmitglied
 }
vanguard-who-sector = { $form ->
    [start] Jedes Besatzungsmitglied in Sektor { $number }
    [whom] jedes Besatzungsmitglied aus Sektor { $number }
    [towards] auf die Besatzungsmitglieder in Sektor { $number }
   *[in] jedes Besatzungsmitglied in Sektor { $number }
 }
vanguard-the-threat = { $form ->
    [start] Die Bedrohung
   *[in] die Bedrohung
 }
vanguard-the-threat-named = { $form ->
    [start] Die Bedrohung „{ $name }“
   *[in] die Bedrohung „{ $name }“
 }
vanguard-place-lander = { $form ->
    [into] in den Lander-Sektor
   *[in] im Lander-Sektor
 }
vanguard-place-mate = { $form ->
    [into] in einen Sektor mit einem anderen Besatzungsmitglied
   *[in] in einem Sektor mit einem anderen Besatzungsmitglied
 }
vanguard-place-adj = { $form ->
    [into] in einen verbundenen Sektor
   *[in] in einem verbundenen Sektor
 }
vanguard-place-me = { $form ->
    [into] in deinen Sektor
   *[in] in deinem Sektor
 }
vanguard-place-tok = { $form ->
    [into] in den Sektor des Plättchens
   *[in] im Sektor des Plättchens
 }
vanguard-place-here = { $form ->
    [into] in diesen Sektor
    [from] aus diesem Sektor
   *[in] in diesem Sektor
 }
vanguard-place-everywhere = { $form ->
    [from] von der Planetenkarte
   *[in] auf der Planetenkarte
 }
vanguard-place-sector = { $form ->
    [into] in Sektor { $number }
    [from] aus Sektor { $number }
   *[in] in Sektor { $number }
 }


## Würfel

grammar-vanguard-dice = { $n ->
    [one] einen { grammar-vanguard-own-one }{ grammar-vanguard-colour-one }Würfel
   *[other] { $n } { grammar-vanguard-own }{ grammar-vanguard-colour }Würfel
 }
grammar-vanguard-colour-one = { $colour ->
    [red] roten{ " " }
    [green] grünen{ " " }
    [blue] blauen{ " " }
   *[any] { "" }
 }
grammar-vanguard-colour = { $colour ->
    [red] rote{ " " }
    [green] grüne{ " " }
    [blue] blaue{ " " }
   *[any] { "" }
 }
grammar-vanguard-own-one = { $own ->
    [yes] eigenen{ " " }
   *[no] { "" }
 }
grammar-vanguard-own = { $own ->
    [yes] eigene{ " " }
   *[no] { "" }
 }
grammar-vanguard-showing = { $showing ->
    [yes] { " " }mit { $face }
   *[no] { "" }
 }
grammar-vanguard-some-dice = { $n ->
    [one] einen { grammar-vanguard-own-one }{ grammar-vanguard-colour-one }Würfel
   *[other] bis zu { $n } { grammar-vanguard-own }{ grammar-vanguard-colour }Würfel
 }
grammar-vanguard-available-dice = { $n ->
    [one] einen verfügbaren { grammar-vanguard-colour-one }Würfel
   *[other] { $n } verfügbare { grammar-vanguard-colour }Würfel
 }
grammar-vanguard-spent-dice = { $n ->
    [one] einen verbrauchten { grammar-vanguard-colour-one }Würfel
   *[other] { $n } verbrauchte { grammar-vanguard-colour }Würfel
 }
grammar-vanguard-unused-dice = { $n ->
    [one] einen ungenutzten { grammar-vanguard-own-one }{ grammar-vanguard-colour-one }Würfel
   *[other] bis zu { $n } ungenutzte { grammar-vanguard-own }{ grammar-vanguard-colour }Würfel
 }
grammar-vanguard-given-dice = { $n ->
    [one] einen verfügbaren Würfel
   *[other] { $n } verfügbare Würfel
 }
grammar-vanguard-injury-dice = { $n ->
    [one] einen Verletzungswürfel
   *[other] { $n } Verletzungswürfel
 }
grammar-vanguard-danger-dice = { $n ->
    [one] einen Gefahrenwürfel
   *[other] { $n } Gefahrenwürfel
 }
grammar-vanguard-shown = { $whatever ->
    [yes] eine beliebige Seite
   *[no] { $shown }
 }
grammar-vanguard-by = { $n ->
    [one] { "" }
   *[other] { " " }um { $n }
 }
grammar-vanguard-track = { $track ->
    [red] den roten Track
   *[green] den grünen Track
 }
grammar-vanguard-row = { $row ->
    [yellow] zum gelben Ergebnis
    [red] zum roten Ergebnis
   *[green] zum grünen Ergebnis
 }

vanguard-does-reroll = { $how ->
    [start] Wirf { grammar-vanguard-some-dice }{ grammar-vanguard-showing } neu
   *[do] wirf { grammar-vanguard-some-dice }{ grammar-vanguard-showing } neu
 }
vanguard-does-set = { $how ->
    [start] Drehe { grammar-vanguard-dice }{ grammar-vanguard-showing } auf { grammar-vanguard-shown }
   *[do] drehe { grammar-vanguard-dice }{ grammar-vanguard-showing } auf { grammar-vanguard-shown }
 }
vanguard-does-add = { $how ->
    [start] Wirf zusätzlich { grammar-vanguard-available-dice }{ grammar-vanguard-showing }
   *[do] wirf zusätzlich { grammar-vanguard-available-dice }{ grammar-vanguard-showing }
 }
vanguard-does-pull = { $how ->
    [start] Wirf zusätzlich { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
   *[do] wirf zusätzlich { grammar-vanguard-spent-dice }{ grammar-vanguard-showing }
 }
vanguard-does-drop = { $how ->
    [start] Verbrauche { grammar-vanguard-dice }{ grammar-vanguard-showing } aus dem Wurf-Pool
    [may] { grammar-vanguard-dice }{ grammar-vanguard-showing } aus dem Wurf-Pool verbrauchen
   *[do] verbrauche { grammar-vanguard-dice }{ grammar-vanguard-showing } aus dem Wurf-Pool
 }
vanguard-does-keep = { $how ->
    [start] Lege { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } auf deine Tafel zurück
   *[do] lege { grammar-vanguard-unused-dice }{ grammar-vanguard-showing } auf deine Tafel zurück
 }
vanguard-does-convert = { $how ->
    [start] Du darfst { grammar-vanguard-colour }Basis-Symbole als { $icon } zählen
    [then] darfst du { grammar-vanguard-colour }Basis-Symbole als { $icon } zählen
   *[do] du darfst { grammar-vanguard-colour }Basis-Symbole als { $icon } zählen
 }
vanguard-does-double = { $how ->
    [start] Jedes Symbol { $icon } zählt doppelt
    [then] zählt jedes Symbol { $icon } doppelt
   *[do] jedes Symbol { $icon } zählt doppelt
 }
vanguard-does-uninjury = { $how ->
    [start] Ignoriere { grammar-vanguard-injury-dice }
   *[do] ignoriere { grammar-vanguard-injury-dice }
 }
vanguard-does-reinjury = { $how ->
    [start] Wirf { grammar-vanguard-injury-dice } neu
   *[do] wirf { grammar-vanguard-injury-dice } neu
 }
vanguard-does-undanger = { $how ->
    [start] Ignoriere { grammar-vanguard-danger-dice }
   *[do] ignoriere { grammar-vanguard-danger-dice }
 }
vanguard-does-redanger = { $how ->
    [start] Wirf { grammar-vanguard-danger-dice } neu
   *[do] wirf { grammar-vanguard-danger-dice } neu
 }
vanguard-does-assist = { $how ->
    [start] Gib { grammar-vanguard-given-dice } zum Wurf dazu
    [they] { $turned ->
        [yes] darf { $who } { grammar-vanguard-given-dice } zum Wurf beisteuern
       *[no] { $who } darf { grammar-vanguard-given-dice } zum Wurf beisteuern
     }
   *[do] gib { grammar-vanguard-given-dice } zum Wurf dazu
 }
vanguard-does-track = { $how ->
    [start] { $way ->
        [down] Verringere { grammar-vanguard-track }{ grammar-vanguard-by }
       *[up] Rücke { grammar-vanguard-track }{ grammar-vanguard-by } vor
     }
   *[do] { $way ->
        [down] verringere { grammar-vanguard-track }{ grammar-vanguard-by }
       *[up] rücke { grammar-vanguard-track }{ grammar-vanguard-by } vor
     }
 }
vanguard-does-jump = { $how ->
    [start] Gehe direkt { grammar-vanguard-row }
   *[do] gehe direkt { grammar-vanguard-row }
 }


## Besatzung, Karten, das Team

grammar-vanguard-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
grammar-vanguard-top-cards = { $n ->
    [one] die oberste Karte deines Decks an und lege sie oben oder unten zurück
   *[other] die obersten { $n } Karten deines Decks an und lege jede oben oder unten zurück
 }
grammar-vanguard-supplies = { $n ->
    [one] einen Vorrat
   *[other] { $n } Vorräte
 }
grammar-vanguard-charges = { $n ->
    [one] eine Ladung
   *[other] { $n } Ladungen
 }
grammar-vanguard-leads = { $n ->
    [one] einen Hinweis { grammar-vanguard-lead-kind }
   *[other] { $n } Hinweise { grammar-vanguard-lead-kind }
 }
grammar-vanguard-lead-kind = { $type ->
    [micro] auf Mikroorganismen
    [tech] auf Alien-Tech
    [mineral] auf Minerale
    [flora] auf fremdartige Flora
    [specimen] auf lebende Exemplare
   *[choice] auf einen Typ deiner Wahl
 }
grammar-vanguard-sifted = { $n ->
    [one] einen Hinweis mehr und lege einen zurück
   *[other] { $n } Hinweise mehr und lege { $n } zurück
 }
grammar-vanguard-kind = { $type ->
    [micro] (Mikroorganismen)
    [tech] (Alien-Tech)
    [mineral] (Minerale)
    [flora] (fremdartige Flora)
    [specimen] (lebende Exemplare)
   *[choice] eines Typs deiner Wahl
 }
grammar-vanguard-rarity = { $rarity ->
    [rare] seltene
    [very-rare] sehr seltene
   *[basic] einfache
 }
grammar-vanguard-unique = { $n ->
    [0] die oberste Einmalige Entdeckung
   *[other] die Einmalige Entdeckung { $n }
 }
grammar-vanguard-success = { $n ->
    [one] ein Erfolgsplättchen
   *[other] { $n } Erfolgsplättchen
 }
grammar-vanguard-sectors = { $n ->
    [one] 1 Sektor
   *[other] bis zu { $n } Sektoren
 }
grammar-vanguard-path-icons = { $n ->
    [one] ein Routensymbol
   *[other] { $n } Routensymbole
 }
grammar-vanguard-swapped = einen { grammar-vanguard-own-one }{ grammar-vanguard-colour-one }Würfel{ grammar-vanguard-showing }
grammar-vanguard-action = { $action ->
    [travel] die Aktion Reisen
    [prepare] die Aktion Vorbereiten
    [rest] die Aktion Rasten
   *[special] eine Sonderaktion
 }
grammar-vanguard-injuries = { $n ->
    [one] eine Verletzung
   *[other] { $n } Verletzungen
 }
grammar-vanguard-injury-cards = { $n ->
    [one] eine Verletzung und einen Verletzungswürfel
   *[other] { $n } Verletzungen und ebenso viele Verletzungswürfel
 }
grammar-vanguard-letter-dice = { $n ->
    [one] einen Gefahrenwürfel ({ $letter })
   *[other] { $n } Gefahrenwürfel ({ $letter })
 }
grammar-vanguard-times = { $n ->
    [one] { "" }
   *[other] { $n }-mal{ " " }
 }
grammar-vanguard-events = { $n ->
    [one] das oberste Ereignis an und lege es oben oder unten ins Deck zurück
   *[other] die obersten { $n } Ereignisse an und lege jedes oben oder unten ins Deck zurück
 }
grammar-vanguard-capacity = { $capacity ->
    [supplies] Kapazität für Vorräte
    [equipment] Kapazität für Ausrüstung
   *[discoveries] Kapazität für Entdeckungen
 }
grammar-vanguard-stat = { $stat ->
    [armor] Panzerung
    [sensors] Sensoren
   *[agility] Wendigkeit
 }
grammar-vanguard-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
 }
grammar-vanguard-energy = { $n ->
    [one] 1 Energie mehr
   *[other] { $n } Energie mehr
 }
grammar-vanguard-command = { $n ->
    [one] 1 Befehl mehr
   *[other] { $n } Befehle mehr
 }
grammar-vanguard-levels = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
 }
grammar-vanguard-columns = { $n ->
    [one] 1 Spalte
   *[other] { $n } Spalten
 }

vanguard-does-refresh = { $how ->
    [start] Erneuere { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [they] { $turned ->
        [yes] erneuert { $who } { grammar-vanguard-dice }{ grammar-vanguard-showing }
       *[no] { $who } erneuert { grammar-vanguard-dice }{ grammar-vanguard-showing }
     }
   *[do] erneuere { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-spend = { $how ->
    [start] Verbrauche { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] { grammar-vanguard-dice }{ grammar-vanguard-showing } verbrauchen
    [they] { $turned ->
        [yes] verbraucht { $who } { grammar-vanguard-dice }{ grammar-vanguard-showing }
       *[no] { $who } verbraucht { grammar-vanguard-dice }{ grammar-vanguard-showing }
     }
   *[do] verbrauche { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-sac = { $how ->
    [start] Opfere { grammar-vanguard-dice }{ grammar-vanguard-showing }
    [may] { grammar-vanguard-dice }{ grammar-vanguard-showing } opfern
    [they] { $turned ->
        [yes] opfert { $who } { grammar-vanguard-dice }{ grammar-vanguard-showing }
       *[no] { $who } opfert { grammar-vanguard-dice }{ grammar-vanguard-showing }
     }
   *[do] opfere { grammar-vanguard-dice }{ grammar-vanguard-showing }
 }
vanguard-does-draw = { $how ->
    [start] Ziehe { grammar-vanguard-cards }
    [they] { $turned ->
        [yes] zieht { $who } { grammar-vanguard-cards }
       *[no] { $who } zieht { grammar-vanguard-cards }
     }
   *[do] ziehe { grammar-vanguard-cards }
 }
vanguard-does-discard = { $how ->
    [start] Lege { grammar-vanguard-cards } ab
    [may] { grammar-vanguard-cards } ablegen
    [they] { $turned ->
        [yes] legt { $who } { grammar-vanguard-cards } ab
       *[no] { $who } legt { grammar-vanguard-cards } ab
     }
   *[do] lege { grammar-vanguard-cards } ab
 }
vanguard-does-recover = { $how ->
    [start] Nimm { grammar-vanguard-cards } aus deinem Ablagestapel auf die Hand
   *[do] nimm { grammar-vanguard-cards } aus deinem Ablagestapel auf die Hand
 }
vanguard-does-peek = { $how ->
    [start] Sieh dir { grammar-vanguard-top-cards }
   *[do] sieh dir { grammar-vanguard-top-cards }
 }
vanguard-does-supply = { $how ->
    [start] Erhalte { grammar-vanguard-supplies }
   *[do] erhalte { grammar-vanguard-supplies }
 }
vanguard-does-losesupply = { $how ->
    [start] Gib { grammar-vanguard-supplies } ab
    [may] { grammar-vanguard-supplies } abgeben
   *[do] gib { grammar-vanguard-supplies } ab
 }
vanguard-does-shed = { $how ->
    [start] Gib { grammar-vanguard-supplies } ab, pro Punkt { grammar-vanguard-stat } 1 weniger
    [may] { grammar-vanguard-supplies } abgeben, pro Punkt { grammar-vanguard-stat } 1 weniger
   *[do] gib { grammar-vanguard-supplies } ab, pro Punkt { grammar-vanguard-stat } 1 weniger
 }
vanguard-does-stock = { $how ->
    [start] Zähle ab jetzt die Vorräte und beginne mit { $n }
   *[do] zähle ab jetzt die Vorräte und beginne mit { $n }
 }
vanguard-does-charge = { $how ->
    [start] Erhalte { grammar-vanguard-charges }
    [they] { $turned ->
        [yes] erhält { $who } { grammar-vanguard-charges }
       *[no] { $who } erhält { grammar-vanguard-charges }
     }
   *[do] erhalte { grammar-vanguard-charges }
 }
vanguard-does-losecharge = { $how ->
    [start] Gib { grammar-vanguard-charges } ab
    [may] { grammar-vanguard-charges } abgeben
    [they] { $turned ->
        [yes] gibt { $who } { grammar-vanguard-charges } ab
       *[no] { $who } gibt { grammar-vanguard-charges } ab
     }
   *[do] gib { grammar-vanguard-charges } ab
 }
vanguard-does-lead = { $how ->
    [start] Erhalte { grammar-vanguard-leads }
   *[do] erhalte { grammar-vanguard-leads }
 }
vanguard-does-sift = { $how ->
    [start] Ziehe { grammar-vanguard-sifted }
   *[do] ziehe { grammar-vanguard-sifted }
 }
vanguard-does-find = { $how ->
    [start] Erhalte eine Entdeckung { grammar-vanguard-kind }
   *[do] erhalte eine Entdeckung { grammar-vanguard-kind }
 }
vanguard-does-fetch = { $how ->
    [start] Erhalte eine { grammar-vanguard-rarity } Entdeckung { grammar-vanguard-kind }
   *[do] erhalte eine { grammar-vanguard-rarity } Entdeckung { grammar-vanguard-kind }
 }
vanguard-does-unique = { $how ->
    [start] Erhalte { grammar-vanguard-unique }
   *[do] erhalte { grammar-vanguard-unique }
 }
vanguard-does-success = { $how ->
    [start] Erhalte { grammar-vanguard-success }
   *[do] erhalte { grammar-vanguard-success }
 }
vanguard-does-loss = { $how ->
    [start] Gib { grammar-vanguard-success } ab
   *[do] gib { grammar-vanguard-success } ab
 }
vanguard-does-move = { $how ->
    [start] Ziehe { grammar-vanguard-sectors } weiter
    [they] { $turned ->
        [yes] zieht { $who } { grammar-vanguard-sectors } weiter
       *[no] { $who } zieht { grammar-vanguard-sectors } weiter
     }
   *[do] ziehe { grammar-vanguard-sectors } weiter
 }
vanguard-does-place = { $how ->
    [start] Setze { $who } { $where }
   *[do] setze { $who } { $where }
 }
vanguard-does-skip = { $how ->
    [start] Ignoriere { grammar-vanguard-path-icons }
   *[do] ignoriere { grammar-vanguard-path-icons }
 }
vanguard-does-swap = { $how ->
    [start] Verbrauche statt eines Routensymbols { grammar-vanguard-swapped }
   *[do] verbrauche statt eines Routensymbols { grammar-vanguard-swapped }
 }
vanguard-does-do = { $how ->
    [start] Führe { grammar-vanguard-action } als zusätzliche Aktion aus
   *[do] führe { grammar-vanguard-action } als zusätzliche Aktion aus
 }
vanguard-does-hurt = { $how ->
    [start] Erhalte „{ $injury }“
    [they] { $turned ->
        [yes] erhält { $who } „{ $injury }“
       *[no] { $who } erhält „{ $injury }“
     }
   *[do] erhalte „{ $injury }“
 }
vanguard-does-unhurt = { $how ->
    [start] Verhindere diese Verletzung
   *[do] verhindere diese Verletzung
 }
vanguard-does-soften = { $how ->
    [start] Erhalte stattdessen „{ $injury }“
   *[do] erhalte stattdessen „{ $injury }“
 }
vanguard-does-undie = { $how ->
    [start] Entferne { grammar-vanguard-injury-dice }
    [they] { $turned ->
        [yes] entfernt { $who } { grammar-vanguard-injury-dice }
       *[no] { $who } entfernt { grammar-vanguard-injury-dice }
     }
   *[do] entferne { grammar-vanguard-injury-dice }
 }
vanguard-does-cover = { $how ->
    [start] Drehe { grammar-vanguard-injuries } auf die verdeckte Seite
    [they] { $turned ->
        [yes] dreht { $who } { grammar-vanguard-injuries } auf die verdeckte Seite
       *[no] { $who } dreht { grammar-vanguard-injuries } auf die verdeckte Seite
     }
   *[do] drehe { grammar-vanguard-injuries } auf die verdeckte Seite
 }
vanguard-does-uncover = { $how ->
    [start] Drehe { grammar-vanguard-injuries } auf die offene Seite
    [they] { $turned ->
        [yes] dreht { $who } { grammar-vanguard-injuries } auf die offene Seite
       *[no] { $who } dreht { grammar-vanguard-injuries } auf die offene Seite
     }
   *[do] drehe { grammar-vanguard-injuries } auf die offene Seite
 }
vanguard-does-cure = { $how ->
    [start] Entferne { grammar-vanguard-injury-cards }
    [they] { $turned ->
        [yes] entfernt { $who } { grammar-vanguard-injury-cards }
       *[no] { $who } entfernt { grammar-vanguard-injury-cards }
     }
   *[do] entferne { grammar-vanguard-injury-cards }
 }
vanguard-does-danger = { $how ->
    [start] Wirf { grammar-vanguard-letter-dice }
    [they] { $turned ->
        [yes] wirft { $who } { grammar-vanguard-letter-dice }
       *[no] { $who } wirft { grammar-vanguard-letter-dice }
     }
   *[do] wirf { grammar-vanguard-letter-dice }
 }
vanguard-does-time = { $how ->
    [start] Rücke alle Zeit-Tracks { grammar-vanguard-times }vor
   *[do] rücke alle Zeit-Tracks { grammar-vanguard-times }vor
 }
vanguard-does-back = { $how ->
    [start] Stelle einen Zeit-Track um { $n } zurück
   *[do] stelle einen Zeit-Track um { $n } zurück
 }
vanguard-does-hush = { $how ->
    [start] Halte einen Zeit-Track für diese Runde an
   *[do] halte einen Zeit-Track für diese Runde an
 }
vanguard-does-noevent = { $how ->
    [start] Ignoriere das Ereignis
   *[do] ignoriere das Ereignis
 }
vanguard-does-upper = { $how ->
    [start] Führe nur den oberen Teil des Ereignisses aus
   *[do] führe nur den oberen Teil des Ereignisses aus
 }
vanguard-does-scry = { $how ->
    [start] Sieh dir { grammar-vanguard-events }
   *[do] sieh dir { grammar-vanguard-events }
 }
vanguard-does-token = { $how ->
    [start] Lege das Plättchen dieser Karte in deinen Sektor
   *[do] lege das Plättchen dieser Karte in deinen Sektor
 }
vanguard-does-toss = { $how ->
    [start] Lege diese Karte ab
    [may] diese Karte ablegen
   *[do] lege diese Karte ab
 }
vanguard-does-give = { $how ->
    [start] Opfere diese Karte
    [may] diese Karte opfern
   *[do] opfere diese Karte
 }
vanguard-does-hand = Sektionskartenlimit { grammar-vanguard-change }
vanguard-does-drive = { $how ->
    [start] Bewege das Plättchen { grammar-vanguard-sectors } weiter
   *[do] bewege das Plättchen { grammar-vanguard-sectors } weiter
 }
vanguard-does-cap = { grammar-vanguard-capacity } { grammar-vanguard-change }
vanguard-does-stat = { grammar-vanguard-stat } { grammar-vanguard-change }
vanguard-does-rolls = Landungswürfe { grammar-vanguard-change }
vanguard-does-damage = { $how ->
    [start] Der Lander kehrt beschädigt zurück
    [then] kehrt der Lander beschädigt zurück
   *[do] der Lander kehrt beschädigt zurück
 }
vanguard-does-descend = { $how ->
    [start] Der Landungsweg ist frei: keine weiteren Landungswürfe
    [then] ist der Landungsweg frei: keine weiteren Landungswürfe
   *[do] der Landungsweg ist frei: keine weiteren Landungswürfe
 }
vanguard-does-depart = { $how ->
    [start] Dein Besatzungsmitglied { grammar-vanguard-departs }
    [then] { $fate ->
        [dead] stirbt dein Besatzungsmitglied
       *[gone] verlässt dein Besatzungsmitglied den Planeten
     }
    [they] { $turned ->
        [yes] { $fate ->
            [dead] stirbt { $who }
           *[gone] verlässt { $who } den Planeten
         }
       *[no] { $who } { grammar-vanguard-departs }
     }
   *[do] dein Besatzungsmitglied { grammar-vanguard-departs }
 }
grammar-vanguard-departs = { $fate ->
    [dead] stirbt
   *[gone] verlässt den Planeten
 }
vanguard-does-energy = { $how ->
    [start] Erhalte in der nächsten Brückenphase { grammar-vanguard-energy }
   *[do] erhalte in der nächsten Brückenphase { grammar-vanguard-energy }
 }
vanguard-does-command = { $how ->
    [start] Erhalte in der nächsten Brückenphase { grammar-vanguard-command }
   *[do] erhalte in der nächsten Brückenphase { grammar-vanguard-command }
 }
vanguard-does-morale = { $how ->
    [start] Hebe die Moral um { grammar-vanguard-levels }
   *[do] hebe die Moral um { grammar-vanguard-levels }
 }
vanguard-does-patient = { $how ->
    [start] Rücke einen Patienten um { grammar-vanguard-columns } näher an die Entlassung
   *[do] rücke einen Patienten um { grammar-vanguard-columns } näher an die Entlassung
 }
vanguard-does-none = { $how ->
    [start] Nichts geschieht
    [then] geschieht nichts
   *[do] nichts geschieht
 }


## Bedrohungen

grammar-vanguard-threat-sectors = { $n ->
    [one] 1 Sektor
   *[other] { $n } Sektoren
 }
grammar-vanguard-attacks = { $n ->
    [one] den nächsten Angriff
   *[other] die nächsten { $n } Angriffe
 }
grammar-vanguard-spread-sectors = { $n ->
    [one] einen verbundenen Sektor
   *[other] { $n } verbundene Sektoren
 }
grammar-vanguard-rounds = { $n ->
    [one] eine Runde lang
   *[other] { $n } Runden lang
 }

vanguard-does-shove = { $how ->
    [start] Bewege eine Bedrohung in deinem oder einem verbundenen Sektor um { grammar-vanguard-threat-sectors }
   *[do] bewege eine Bedrohung in deinem oder einem verbundenen Sektor um { grammar-vanguard-threat-sectors }
 }
vanguard-does-lure = { $how ->
    [start] Die nächstgelegene Bedrohung zieht { grammar-vanguard-sectors } { $who } zu
    [then] zieht die nächstgelegene Bedrohung { grammar-vanguard-sectors } { $who } zu
   *[do] die nächstgelegene Bedrohung zieht { grammar-vanguard-sectors } { $who } zu
 }
vanguard-does-dull = { $how ->
    [start] Ignoriere { grammar-vanguard-attacks } einer Bedrohung in deinem oder einem verbundenen Sektor
   *[do] ignoriere { grammar-vanguard-attacks } einer Bedrohung in deinem oder einem verbundenen Sektor
 }
vanguard-attack-nobody = Ist niemand im Sektor der Bedrohung, zieht sie 1 Sektor auf das nächstgelegene Besatzungsmitglied zu, statt anzugreifen.
vanguard-attack-others = Wer in einen Sektor mit einem weiteren Aufsteller der Bedrohung reist, erleidet den Angriff einmal.
vanguard-does-strike = { $how ->
    [then] greift { $threat } { grammar-vanguard-times }an
   *[do] { $threat } greift { grammar-vanguard-times }an
 }
vanguard-does-hunt = { $how ->
    [then] zieht { $threat } { grammar-vanguard-sectors } auf das nächstgelegene Besatzungsmitglied zu
   *[do] { $threat } zieht { grammar-vanguard-sectors } auf das nächstgelegene Besatzungsmitglied zu
 }
vanguard-does-roam = { $how ->
    [then] zieht { $threat } zufällig { grammar-vanguard-threat-sectors } weiter
   *[do] { $threat } zieht zufällig { grammar-vanguard-threat-sectors } weiter
 }
vanguard-does-spread = { $how ->
    [then] breitet sich { $threat } in { grammar-vanguard-spread-sectors } aus
   *[do] { $threat } breitet sich in { grammar-vanguard-spread-sectors } aus
 }
vanguard-does-banish = { $how ->
    [then] verlässt { $threat } den Planeten
   *[do] { $threat } verlässt den Planeten
 }
vanguard-does-sleep = { $how ->
    [then] schläft { $threat } { grammar-vanguard-rounds }
   *[do] { $threat } schläft { grammar-vanguard-rounds }
 }
vanguard-does-appear = { $how ->
    [then] erscheint { $threat } { $where }
   *[do] { $threat } erscheint { $where }
 }


## Der Planet und seine Geschichte

grammar-vanguard-condition = { $printed ->
    [yes] die aufgedruckte Globale Bedingung
   *[no] die Globale Bedingung „{ $name }“
 }
grammar-vanguard-clock = { $this ->
    [yes] diesen Zeit-Track
   *[no] den Zeit-Track von „{ $name }“
 }
grammar-vanguard-part = { $path ->
    [yes] die Route { $number }–{ $end }
   *[no] Sektor { $number }
 }
grammar-vanguard-clue = { $clue ->
    [first] heraus, welche Station in der geheimen Reihenfolge die erste ist
    [last] heraus, welche Station in der geheimen Reihenfolge die letzte ist
   *[notfirst] von einer Station heraus, dass sie in der geheimen Reihenfolge nicht die erste ist
 }
grammar-vanguard-mod = { $mod ->
    [yes] die Lander-Mod „{ $name }“
   *[no] die Ausrüstung „{ $name }“
 }

vanguard-does-log = { $how ->
    [start] Lies Protokoll { $number }
   *[do] lies Protokoll { $number }
 }
vanguard-does-mission = { $how ->
    [start] Decke die Mission „{ $name }“ auf
   *[do] decke die Mission „{ $name }“ auf
 }
vanguard-does-done = { $how ->
    [start] Schließe die Mission „{ $name }“ ab
   *[do] schließe die Mission „{ $name }“ ab
 }
vanguard-does-fail = { $how ->
    [start] Die Mission „{ $name }“ schlägt fehl
    [then] schlägt die Mission „{ $name }“ fehl
   *[do] die Mission „{ $name }“ schlägt fehl
 }
vanguard-does-poi = { $nothing ->
    [yes] { $how ->
        [start] Entferne das Sonderziel { $where }
       *[do] entferne das Sonderziel { $where }
     }
   *[no] { $how ->
        [start] Ersetze das Sonderziel { $where } durch Nummer { $number }
       *[do] ersetze das Sonderziel { $where } durch Nummer { $number }
     }
 }
vanguard-does-stack = { $how ->
    [start] Lege Sonderziel Nummer { $number } { $where }, auf die anderen
   *[do] lege Sonderziel Nummer { $number } { $where }, auf die anderen
 }
vanguard-does-condition = { $how ->
    [start] Setze { grammar-vanguard-condition } in Kraft
   *[do] setze { grammar-vanguard-condition } in Kraft
 }
vanguard-does-clock = { $how ->
    [start] { $way ->
        [down] Stelle { grammar-vanguard-clock } um { $n } zurück
       *[up] Rücke { grammar-vanguard-clock } um { $n } vor
     }
   *[do] { $way ->
        [down] stelle { grammar-vanguard-clock } um { $n } zurück
       *[up] rücke { grammar-vanguard-clock } um { $n } vor
     }
 }
vanguard-does-reset = { $how ->
    [start] Setze { grammar-vanguard-clock } zurück
   *[do] setze { grammar-vanguard-clock } zurück
 }
vanguard-does-mark = { $how ->
    [start] Lege den Marker „{ $name }“ { $where }
   *[do] lege den Marker „{ $name }“ { $where }
 }
vanguard-does-unmark = { $how ->
    [start] Entferne alle Marker „{ $name }“ { $where }
   *[do] entferne alle Marker „{ $name }“ { $where }
 }
vanguard-does-flag = { $how ->
    [start] Halte „{ $name }“ für die Kampagne fest
   *[do] halte „{ $name }“ für die Kampagne fest
 }
vanguard-does-open = { $how ->
    [start] Öffne { grammar-vanguard-part }
   *[do] öffne { grammar-vanguard-part }
 }
vanguard-does-shut = { $how ->
    [start] Sperre { grammar-vanguard-part }
   *[do] sperre { grammar-vanguard-part }
 }
vanguard-does-lander = { $how ->
    [start] Setze den Lander in Sektor { $n }
   *[do] setze den Lander in Sektor { $n }
 }
vanguard-does-calm = { $how ->
    [start] Ignoriere bei diesem Besuch Gefahrensymbole auf Routen
   *[do] ignoriere bei diesem Besuch Gefahrensymbole auf Routen
 }
vanguard-does-clue = { $how ->
    [start] Finde { grammar-vanguard-clue }
   *[do] finde { grammar-vanguard-clue }
 }
vanguard-does-carry = { $how ->
    [start] Nimm den Kern auf
   *[do] nimm den Kern auf
 }
vanguard-does-gear = { $how ->
    [start] Erhalte beim Andocken { grammar-vanguard-mod }
   *[do] erhalte beim Andocken { grammar-vanguard-mod }
 }
vanguard-does-project = { $how ->
    [start] Erhalte beim Andocken Forschungsprojekt { $number }
   *[do] erhalte beim Andocken Forschungsprojekt { $number }
 }
vanguard-does-turn = { $how ->
    [start] Drehe die Beförderungskarte um
   *[do] drehe die Beförderungskarte um
 }
vanguard-does-end = { $how ->
    [start] Die Erkundung endet
    [then] endet die Erkundung
   *[do] die Erkundung endet
 }


## Bedingungen

grammar-vanguard-markers = { $n ->
    [one] ein Marker „{ $name }“ { $where } liegt
   *[other] mindestens { $n } Marker „{ $name }“ { $where } liegen
 }
grammar-vanguard-visits = { $n ->
    [one] ihr schon einmal hier wart
   *[other] ihr schon { $n }-mal hier wart
 }

vanguard-if-mark = { grammar-vanguard-markers }
vanguard-if-nomark = kein Marker „{ $name }“ { $where } liegt
vanguard-if-flag = „{ $name }“ festgehalten ist
vanguard-if-noflag = „{ $name }“ nicht festgehalten ist
vanguard-if-done = die Mission „{ $name }“ abgeschlossen wurde
vanguard-if-notdone = die Mission „{ $name }“ nicht abgeschlossen wurde
vanguard-if-up = die Mission „{ $name }“ im Spiel ist
vanguard-if-objective = Ziel { $number } im Spiel ist
vanguard-if-act = Akt { $n } begonnen hat
vanguard-if-global = { grammar-vanguard-condition } gilt
vanguard-if-state = der Planet im Zustand „{ $name }“ ist
vanguard-if-allin = alle Besatzungsmitglieder in Sektor { $n } sind
vanguard-if-visits = { grammar-vanguard-visits }
vanguard-if-next = Sektor { $n } in der geheimen Reihenfolge der nächste ist
vanguard-if-notnext = Sektor { $n } in der geheimen Reihenfolge nicht der nächste ist
vanguard-if-core = der Kern in Sektor { $n } ist
vanguard-if-corehome = der Kern im Lander-Sektor ist
vanguard-if-below = der Wert { grammar-vanguard-stat } des Landers unter { $n } liegt


## Wie Marker und Vermerke heißen

vanguard-mark-bench = Werkbank
vanguard-mark-cell = Energiezelle
vanguard-mark-chart = Vermessen
vanguard-mark-count = Gezählt
vanguard-mark-dosed = Behandelt
vanguard-mark-dug = Durchgegraben
vanguard-mark-fell = Eingestürzt
vanguard-mark-flood = Flut
vanguard-mark-free = Klammern gebrochen
vanguard-mark-friend = Freund
vanguard-mark-kelp = Ringe gelesen
vanguard-mark-kind = Verschont
vanguard-mark-lifted = Kern geborgen
vanguard-mark-names = Namen
vanguard-mark-polite = Höflichkeit
vanguard-mark-power = Strom
vanguard-mark-salvage = Bergegut
vanguard-mark-span = Brücke
vanguard-mark-stone = Stein gehoben
vanguard-mark-stripped = Ausgeschlachtet
vanguard-mark-tags = Marken
vanguard-mark-toolhead = Werkzeugkopf
vanguard-mark-verse = Strophe
vanguard-mark-whistle = Pfiff
vanguard-mark-winch = Winde
vanguard-flag-bridge-built = Brücke gebaut
vanguard-flag-chart = Korridorkarte
vanguard-flag-homeward = Heimwärts
vanguard-flag-reef-sick = Krankes Riff
vanguard-state-song = Lied


## Beförderungskarten

vanguard-need = { $counter }: { $bound }.
vanguard-bound-least = mindestens { $n }{ grammar-vanguard-more }
grammar-vanguard-more = { $more ->
    [yes] , dazu 1 für jedes Besatzungsmitglied über zwei
   *[no] { "" }
 }
vanguard-bound-most = höchstens { $n }{ grammar-vanguard-more }
vanguard-bound-exactly = { grammar-vanguard-exactly }
grammar-vanguard-exactly = { $n ->
    [0] keine
   *[other] genau { $n }
 }
vanguard-counter-success = Erhaltene Erfolgsplättchen
vanguard-counter-found = Entdeckungen auf dem Lander
vanguard-counter-types = Typen von Entdeckungen auf dem Lander
vanguard-counter-unique = Erhaltene Einmalige Entdeckungen
vanguard-counter-green = Grüne Ergebnisse bei Würfelwürfen
vanguard-counter-yellow = Gelbe Ergebnisse bei Würfelwürfen
vanguard-counter-visited = Besuchte Sektoren
vanguard-counter-combos = Würfelkombinationen in einem einzigen Wurf
vanguard-counter-assists = Von Helfern beigesteuerte Würfel
vanguard-counter-banished = Bedrohungen, die den Planeten verlassen haben
vanguard-counter-primary = Ereignisse, deren unterer Teil galt
vanguard-counter-missions = Abgeschlossene Missionen
vanguard-counter-rounds = Runde
vanguard-counter-hurts = Verletzungen des Teams
vanguard-counter-r-icons = Verbrauchte rote Symbole
vanguard-counter-g-icons = Verbrauchte grüne Symbole
vanguard-counter-b-icons = Verbrauchte blaue Symbole
