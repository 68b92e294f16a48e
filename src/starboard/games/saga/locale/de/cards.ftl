# The cards of Star Saga: the value is the name on the card; .text says what it does, to the player who reads it.
# Prices, values, levels and charges that are shown beside the text are not repeated in it unless the sentence needs them.
# .automaton says how the Artificial Nexus uses it, where it is told more than the text.
# .form-quoted is the name inside a sentence; cards and abilities never inflect.


## Mercenaries

saga-card-mc-dulinsky = Captain Erika Dulinsky
    .text = Eine Anführerin mit einem weitreichenden Gewehr, die ihr Team bewegt und auf alle achtgibt, die neben ihr stehen.
saga-card-mc-curby = C.U.R. B07153 „Curby“
    .text = Ein hackender Roboter hinter Energieschilden, der seinen Rahmen von Zug zu Zug anpasst.
saga-card-mc-alyse = Alyse
    .text = Eine Heilerin, die Feinden das Leben entzieht, um die Wunden ihrer Verbündeten zu schließen, und im Nahkampf betäubt.
saga-card-mc-devil = Francesco „The Devil“ Selvaggio
    .text = Ein Sprengmeister mit Flammenwerfer: Er verbrennt ganze Gruppen und zerlegt Türen und Gelände.
saga-card-mc-wrath = Wrath
    .text = Ein Duellant, der an Wachen vorbeischlüpft und von hinten zuschlägt. Ist er schwer angeschlagen, bringt ihn eine weitere Wunde zu Fall.
saga-card-mc-ogan = Ogan Helkkare
    .text = Ein Ingenieur, der mit zwei Geschütztürmen die Stellung hält: Einer schießt, der andere behindert Schergen in der Nähe.


## Weapons of Mercenaries, Minions and Bosses

saga-weapon-wp-rifle = Sturmlasergewehr
    .form-quoted = „Sturmlasergewehr“
    .text = Fernkampfwaffe, Lange Reichweite.
saga-weapon-wp-arc = Lichtbogenwerfer
    .form-quoted = „Lichtbogenwerfer“
    .text = Fernkampfwaffe, Kurze Reichweite.
saga-weapon-wp-drain = Lebensentzug
    .form-quoted = „Lebensentzug“
    .text = Fernkampfwaffe, Kurze Reichweite; braucht keine Sichtlinie und kann kein Gelände zum Ziel haben. Verwundet sie, entferne 1 Wundenmarker von Alyse oder von einem Verbündeten in ihrer Kurzen Reichweite.
saga-weapon-wp-flamer = Flammenwerfer
    .form-quoted = „Flammenwerfer“
    .text = Fernkampfwaffe, Schablonenwaffe: Alles unter der Flammenschablone wird angegriffen, auch Verbündete.
saga-weapon-wp-sword = Schwert
    .form-quoted = „Schwert“
    .text = Waffe für Nahkampfangriffe.
saga-weapon-wp-rivet = Nietenkanone
    .form-quoted = „Nietenkanone“
    .text = Fernkampfwaffe, Kurze Reichweite.
saga-weapon-wp-carbine = Laserkarabiner
    .form-quoted = „Laserkarabiner“
    .text = Fernkampfwaffe, Kurze Reichweite.
saga-weapon-wp-laser-rifle = Lasergewehr
    .form-quoted = „Lasergewehr“
    .text = Fernkampfwaffe, Lange Reichweite.
saga-weapon-wp-scoped = Präzisionsgewehr
    .form-quoted = „Präzisionsgewehr“
    .text = Fernkampfwaffe, Lange Reichweite.
saga-weapon-wp-heavy = Schwerer Laser
    .form-quoted = „Schwerer Laser“
    .text = Fernkampfwaffe, Lange Reichweite.
saga-weapon-wp-riot = Einsatzgewehr
    .form-quoted = „Einsatzgewehr“
    .text = Fernkampfwaffe, Lange Reichweite.
saga-weapon-wp-marksman = Scharfschützengewehr
    .form-quoted = „Scharfschützengewehr“
    .text = Fernkampfwaffe, Lange Reichweite, lautlos.
saga-weapon-wp-needle = Nadelpistole
    .form-quoted = „Nadelpistole“
    .text = Fernkampfwaffe, Kurze Reichweite.


## Abilities of Mercenaries, what changes while they are Crippled, Curby’s modes, and Feats

saga-ability-ab-field-command = Feldkommando
    .form-quoted = „Feldkommando“
    .text = Am Ende von Dulinskys Zug, wenn er keine Heldentat war, darf sich ein Verbündeter in Langer Reichweite, der in keinem feindlichen Frontbereich steht, 2 Felder bewegen, oder 1 Feld, solange sie selbst schwer angeschlagen ist.
saga-ability-ab-watchful-eye = Wachsames Auge
    .form-quoted = „Wachsames Auge“
    .text = Solange Dulinsky den Schützen sieht, würfeln an sie angrenzende Verbündete gegen seine Schüsse mit 1 Verteidigungswürfel mehr.
saga-ability-ab-modes = Adaptiver Rahmen
    .form-quoted = „Adaptiver Rahmen“
    .text = Zu Beginn seines Zuges, wenn er keine Heldentat ist, wähle Curbys Modus bis zu seinem nächsten Zug: Bollwerk, Servo oder Zielerfassung. Er beginnt die Mission im Modus Bollwerk.
saga-ability-ab-uplink = Fernverbindung
    .form-quoted = „Fernverbindung“
    .text = Curby darf statt auf ein Terminal in seinem Frontbereich auf eines in Kurzer Reichweite und Sichtlinie zugreifen.
saga-ability-cr-curby = Energieleck
    .form-quoted = „Energieleck“
    .text = Solange Curby schwer angeschlagen ist, laden sich seine Energieschilde in der Endphase nicht auf.
saga-ability-ab-stunning-blow = Betäubender Schlag
    .form-quoted = „Betäubender Schlag“
    .text = Ein Scherge, den Alyse im Nahkampf verwundet, kann bis zum Ende der Runde nichts tun. Auf Bosse wirkt das nicht.
saga-ability-cr-alyse = Verzweifelter Durst
    .form-quoted = „Verzweifelter Durst“
    .text = Solange Alyse schwer angeschlagen ist, darf ein Lebensentzug, der verwundet, bis zu 2 Wundenmarker vom gewählten Modell entfernen statt 1.
saga-ability-ab-demolition = Abriss
    .form-quoted = „Abriss“
    .text = Devil würfelt gegen Gelände und Türen mit 2 Angriffswürfeln mehr, aber nicht mit Granaten oder Sprengstoff.
saga-ability-ab-flush-out = Ausräuchern
    .form-quoted = „Ausräuchern“
    .text = Ein Scherge, den Devils Flammenwerfer verwundet, aber nicht ausschaltet, darf 1 Feld von ihm weggestoßen werden. Auf Bosse wirkt das nicht.
saga-ability-cr-devil = Übles Temperament
    .form-quoted = „Übles Temperament“
    .text = Ist Devil schwer angeschlagen, verliert er im Nahkampf keinen Angriffswürfel. Seine Verteidigung verliert trotzdem 1 Würfel.
saga-ability-ab-slip = Vorbeischlüpfen
    .form-quoted = „Vorbeischlüpfen“
    .text = Einmal pro Zug darf Wrath weitergehen, wenn er bei seiner Bewegung einen feindlichen Frontbereich betritt. Nicht auf dem ersten Feld, wenn er sich löst.
saga-ability-ab-quiet-kill = Lautloser Tod
    .form-quoted = „Lautloser Tod“
    .text = Solange der Nexus ahnungslos ist, würfelt Wrath bei Nahkampfangriffen von hinten mit 2 Angriffswürfeln mehr.
saga-ability-cr-wrath = Instabil
    .form-quoted = „Instabil“
    .text = Ist Wrath schwer angeschlagen, verliert er im Nahkampf keinen Angriffswürfel, kann sich aber nicht lösen.
saga-ability-ab-pack-up = Abbauen
    .form-quoted = „Abbauen“
    .text = Aktion: Ogan nimmt einen seiner Geschütztürme in seinem Frontbereich zurück. Dessen Schaden wird entfernt.
saga-ability-ab-field-repair = Feldreparatur
    .form-quoted = „Feldreparatur“
    .text = Aktion: Entferne bis zu 2 Marker von einem angrenzenden aufgestellten Gegenstand deiner Seite oder von einem anderen angrenzenden Söldner, der ein Roboter ist.
saga-ability-cr-ogan = Zittrige Hände
    .form-quoted = „Zittrige Hände“
    .text = Solange Ogan schwer angeschlagen ist, würfeln seine Geschütztürme mit 1 Angriffswürfel weniger, mindestens mit 1.
saga-ability-ft-coordinated = Koordinierter Angriff
    .form-quoted = „Koordinierter Angriff“
    .text = Jeder andere Söldner in Langer Reichweite darf sich in der Reihenfolge deiner Wahl entweder 3 Felder bewegen oder drehen und danach einmal schießen oder im Nahkampf angreifen. Ihre Marker werden nicht umgedreht.
saga-ability-ft-root = Vollzugriff
    .form-quoted = „Vollzugriff“
    .text = Alle Energieschilde von Curby laden sich auf. Danach darf er auf ein beliebiges Terminal des aufgedeckten Spielplans zugreifen, auch aus einem feindlichen Frontbereich: Es wird nicht gewürfelt, er erzielt 3 Erfolge.
saga-ability-ft-energy-drain = Energieentzug
    .form-quoted = „Energieentzug“
    .text = Alyse setzt Lebensentzug einmal gegen jeden Feind in Kurzer Reichweite ein, auch aus einem feindlichen Frontbereich. Jeder Angriff, der verwundet, darf heilen.
saga-ability-ft-hellfire = Höllenfeuer
    .form-quoted = „Höllenfeuer“
    .text = Devil dreht sich und greift dann bis zu 3-mal nacheinander mit dem Flammenwerfer an, auch aus einem feindlichen Frontbereich. Kein Modell oder Geländestück wird zweimal angegriffen; auch Verbündete unter der Schablone werden getroffen.
saga-ability-ft-dance = Klingentanz
    .form-quoted = „Klingentanz“
    .text = Wrath bewegt sich bis zu 5 Felder; Frontbereiche halten ihn nicht auf. Vor, zwischen und nach diesen Schritten darf er sich drehen und im Nahkampf angreifen, höchstens 3-mal, jedes Mal einen anderen Feind.
saga-ability-ft-crossfire = Kreuzfeuer
    .form-quoted = „Kreuzfeuer“
    .text = Ogan stellt beliebige seiner getragenen Geschütztürme auf, jeden auf ein freies Feld in Kurzer Reichweite und Sichtlinie. Danach schießt jeder seiner Geschütztürme auf dem Spielplan einmal mit 1 Angriffswürfel mehr.
saga-ability-md-bulwark = Bollwerk
    .form-quoted = „Bollwerk“
    .text = Curby würfelt mit 1 Verteidigungswürfel mehr.
saga-ability-md-servo = Servo
    .form-quoted = „Servo“
    .text = Curbys Bewegung ist um 2 höher.
saga-ability-md-targeting = Zielerfassung
    .form-quoted = „Zielerfassung“
    .text = Curby würfelt mit 1 Angriffswürfel mehr, wenn er schießt.


## Minions

saga-card-ag-technician = Labortechniker
    .text = Schwach und unbewaffnet, aber in der Menge gefährlich.
saga-card-ag-guard = Sicherheitswache
    .text = Schießt auf Kurze Reichweite, zu zweit besser, und hält die Augen offen.
saga-card-ag-victim = Seuchenopfer
    .text = Langsam, kämpft nur im Nahkampf und steckt an, wen es verwundet.
saga-card-ag-marine = Konzern-Marineinfanterist
    .text = Ein ausgebildeter Soldat mit weitreichendem Gewehr, am besten neben anderen seiner Truppe.
saga-card-ag-ranger = Konzernranger
    .text = Ein Elitejäger, dessen Schüsse Deckung ignorieren und der dort hereinkommt, wo ihn niemand erwartet.
saga-card-ag-heavy = Schwerer Marineinfanterist
    .text = Ein Marineinfanterist mit schwerem Geschütz, das im Stand am besten schießt.
saga-card-ag-ravager = Seuchenwüter
    .text = Eine schnelle, zähe Seuchenkreatur, die keine Überzahl schreckt.


## Abilities of Minions

saga-ability-aa-swarm = Schwarm
    .form-quoted = „Schwarm“
    .text = Würfelt im Nahkampf mit 1 Angriffswürfel mehr, wenn ein anderer Labortechniker denselben Söldner in seinem Frontbereich hat.
saga-ability-aa-vigilant = Wachsam
    .form-quoted = „Wachsam“
    .text = Würfelt bei jeder Heimlichkeitsprobe, bei der sie überhaupt würfelt, mit 1 Würfel mehr.
saga-ability-aa-pair-drill = Eingespieltes Paar
    .form-quoted = „Eingespieltes Paar“
    .text = Würfelt beim Schießen mit 1 Angriffswürfel mehr, solange eine andere Sicherheitswache höchstens 2 Felder entfernt ist.
saga-ability-aa-infectious = Ansteckend
    .form-quoted = „Ansteckend“
    .text = Ein Söldner, der durch seinen Nahkampfangriff verwundet wird, kann bis zum Ende der Runde nicht geheilt werden. Roboter sind immun.
    .automaton = Von gleich nahen Söldnern wird einer bevorzugt, der kein Roboter ist.
saga-ability-aa-mindless = Willenlos
    .form-quoted = „Willenlos“
    .text = Öffnet und schließt nie Türen und lässt sich nicht ablenken.
saga-ability-aa-fire-team = Feuertrupp
    .form-quoted = „Feuertrupp“
    .text = Darf beim Schießen 1 leeren Angriffswürfel neu würfeln, solange ein anderer Marineinfanterist oder Schwerer Marineinfanterist höchstens 2 Felder entfernt ist.
saga-ability-aa-pathfinder = Pfadfinder
    .form-quoted = „Pfadfinder“
    .text = Wartend darf er von jedem aktiven, freien Verstärkungspunkt einer aufgedeckten Zone aus den Spielplan betreten.
    .automaton = Er betritt den Spielplan am nutzbaren Verstärkungspunkt, der dem Ziel-Söldner am nächsten ist.
saga-ability-aa-marksman = Scharfschütze
    .form-quoted = „Scharfschütze“
    .text = Gegen seine Schüsse hilft keine Deckung.
    .automaton = Kann er hinter einen Söldner gelangen, ohne einen Frontbereich zu betreten, geht er dorthin und greift im Nahkampf an.
saga-ability-aa-braced = Aufgelegte Waffe
    .form-quoted = „Aufgelegte Waffe“
    .text = Würfelt beim Schießen mit 1 Angriffswürfel weniger, wenn er sich in dieser Aktivierung bewegt hat.
    .automaton = Kann er schießen, nachdem er sich auf der Stelle gedreht hat, bewegt er sich vorher nicht.
saga-ability-aa-savage = Wild
    .form-quoted = „Wild“
    .text = In Unterzahl verliert er keine Würfel.


## Bosses

saga-card-bs-okoro = Kommandantin Tamsin Okoro
    .text = Leiterin des Werkschutzes. Sie lenkt das Feuer und geht, wenn sie verletzt ist.
saga-card-bs-shrike = Maren Voss „der Neuntöter“
    .text = Eine Kopfgeldjägerin, die im Dunkeln sieht, lautlos schießt und verschwindet.
saga-card-bs-aberration = Aberration
    .text = Eine riesige Seuchenkreatur, die das Personal den Obstgarten nennt. Sie ist leichter einzusperren als zu töten.
saga-card-bs-chovar = Chovar
    .text = Eine psionische Kreatur, genannt die Alte Flut. Sie greift den Geist durch Wände an.
saga-card-bs-hale = Direktorin Corvane Hale
    .text = Die Direktorin des Labors. Ihre Emitter schützen sie, und die Türen gehorchen ihr.


## Abilities of Bosses

saga-ability-ba-hold-line = Die Linie halten
    .form-quoted = „Die Linie halten“
    .text = Am Ende ihrer Aktivierung darf sich eine Sicherheitswache, ein Marineinfanterist oder ein Schwerer Marineinfanterist in ihrer Kurzen Reichweite drehen und schießen.
    .automaton = Es schießt, wer mit den meisten Würfeln den Ziel-Söldner treffen kann, sonst wer überhaupt schießen kann.
saga-ability-ba-withdraw = Rückzug
    .form-quoted = „Rückzug“
    .text = Ist sie zu Beginn ihrer Aktivierung schwer angeschlagen, geht sie nur zum nächsten aktiven Verstärkungspunkt. Erreicht sie ihn, ist sie fort und nicht ausgeschaltet.
saga-ability-ba-distance = Abstand halten
    .form-quoted = „Abstand halten“
    .text = Beim Künstlichen Nexus schießt sie, wenn möglich, von Feldern aus, die mindestens 3 Felder von jedem Söldner entfernt sind.
saga-ability-ba-night-eyes = Nachtaugen
    .form-quoted = „Nachtaugen“
    .text = Dunkelheit behindert sie nicht, wenn sie angreift, sieht oder sich bewegt. Angriffe auf sie im Dunkeln leiden trotzdem darunter.
saga-ability-ba-vanish = Verschwinden
    .form-quoted = „Verschwinden“
    .text = Sieht sie am Ende ihrer Aktivierung kein Söldner, kann sie bis zu ihrem nächsten Angriff nicht als Ziel gewählt werden. Schablonen und Explosionen treffen sie trotzdem.
saga-ability-ba-shoot-and-go = Schuss und weg
    .form-quoted = „Schuss und weg“
    .text = Beim Künstlichen Nexus schießt sie auf den am stärksten verwundeten Söldner, den sie treffen kann, und darf dann mit der übrigen Bewegung bis zu 2 Felder weit aus aller Sicht gehen.
saga-ability-ba-sweep = Rundumschlag
    .form-quoted = „Rundumschlag“
    .text = Statt eines Nahkampfangriffs darf sie jeden Söldner in ihrem Frontbereich mit je 3 Angriffswürfeln angreifen.
    .automaton = Sie nutzt ihn, wenn nach ihrer Bewegung auf den Ziel-Söldner zu 2 oder mehr Söldner in ihrem Frontbereich stehen.
saga-ability-ba-regrowth = Nachwachsen
    .form-quoted = „Nachwachsen“
    .text = In der Endphase verliert sie 1 Wundenmarker, es sei denn, eine Schablone oder Explosion hat sie in dieser Runde verwundet.
saga-ability-ba-psychic = Psi-Geist
    .form-quoted = „Psi-Geist“
    .text = Statt eines Nahkampfangriffs darf er die oberste Psikraft des Stapels einsetzen, auch aus einem Frontbereich. Er braucht keine Sichtlinie.
    .automaton = Er setzt in jeder Aktivierung eine Kraft ein und bewegt sich nur, wenn kein Söldner in Langer Reichweite ist. Stattdessen greift er im Nahkampf nur einen Söldner in seinem Frontbereich an, der ihn in dieser Runde verwundet hat.
saga-ability-ba-emitters = Emitter
    .form-quoted = „Emitter“
    .text = Ihre Verteidigung ist für jeden ihrer Emitter, der läuft, um 1 höher.
saga-ability-ba-override = Vorrangbefehl
    .form-quoted = „Vorrangbefehl“
    .text = Ihre Aktion darf sein: Eine geschlossene, entriegelte Tür zwischen aufgedeckten Zonen erhält Schlossstärke 2, oder ein deaktivierter Verstärkungspunkt einer aufgedeckten Zone wird aktiv.
    .automaton = Nur wenn sie nach dem Drehen nicht schießen kann: die Tür, die dem Ziel-Söldner am nächsten ist, sonst der nächste Verstärkungspunkt.
saga-ability-ba-desk = Hinter dem Schreibtisch
    .form-quoted = „Hinter dem Schreibtisch“
    .text = Beim Künstlichen Nexus bleibt sie höchstens 2 Felder von ihrem Schreibtisch entfernt, solange ein Emitter läuft, und schießt auf den nächsten Söldner.


## Psychic Powers

saga-card-ps-mind-storm = Gedankensturm
    .form-quoted = „Gedankensturm“
    .text = Ein Söldner in Langer Reichweite erleidet einen Angriff mit 2 Angriffswürfeln ohne Modifikatoren. Wunden gehen zuerst auf Energieschilde.
saga-card-ps-compel = Bezwingen
    .form-quoted = „Bezwingen“
    .text = Der Nexus bewegt einen Söldner in Langer Reichweite bis zu 2 Felder und bestimmt seine Blickrichtung. Das löst keine Freien Angriffe aus.
saga-card-ps-hush = Verstummen
    .form-quoted = „Verstummen“
    .text = Drehe den Marker eines Söldners in Langer Reichweite auf die Rückseite, als hätte er seinen Zug gehabt.
saga-card-ps-borrowed-hands = Geliehene Hände
    .form-quoted = „Geliehene Hände“
    .text = Ein Söldner in Langer Reichweite wird zu einem angrenzenden Söldner gedreht und greift ihn mit 2 Angriffswürfeln im Nahkampf an. Grenzt keiner an, wird er von Chovar weggedreht.
saga-card-ps-deep-pressure = Tiefendruck
    .form-quoted = „Tiefendruck“
    .text = Jeder Söldner in Kurzer Reichweite von Chovar wird 1 Feld weggestoßen und kann sich in seinem nächsten Zug nicht lösen.


## Nexus Cards

saga-card-nx-patch-up = Verbände
    .form-quoted = „Verbände“
    .text = Entferne 1 Wundenmarker von einem Schergen.
    .automaton = Sie heilt den verwundeten Schergen mit den wenigsten übrigen Lebenspunkten, bei Gleichstand den, der dem Ziel-Söldner am nächsten ist.
saga-card-nx-preparations = Vorbereitungen
    .form-quoted = „Vorbereitungen“
    .text = Ziehe 2 Nexuskarten; du darfst sie sofort einsetzen. Der Künstliche Nexus hat stattdessen in dieser Phase 1 Aktivierung mehr.
    .automaton = Sie gibt in dieser Phase 1 Aktivierung mehr.
saga-card-nx-stealthy-advance = Heimlicher Vormarsch
    .form-quoted = „Heimlicher Vormarsch“
    .text = Ein Scherge, der in keinem Frontbereich eines Söldners steht, darf sich um seine Bewegung bewegen; Frontbereiche halten ihn nicht auf. Er darf in dieser Phase noch aktiviert werden.
    .automaton = Der Scherge, der in keinem Frontbereich steht und dem Ziel-Söldner am nächsten ist, geht hinter ihn, sonst neben ihn, sonst so nah wie möglich.
saga-card-nx-planning = Planung
    .form-quoted = „Planung“
    .text = Sieh dir die obersten 5 Karten des Nexusdecks an und lege sie in beliebiger Reihenfolge zurück. Das kostet 1 Aktivierung dieser Phase.
    .automaton = Sie findet kein gültiges Ziel: Stattdessen erhält der Scherge, der dem Ziel-Söldner am nächsten ist, eine Bonusaktivierung.
saga-card-nx-target-acquired = Ziel erfasst
    .form-quoted = „Ziel erfasst“
    .text = Ein Scherge darf sich drehen und schießen, mit 1 Angriffswürfel mehr, wenn das Ziel nicht in Deckung ist. Er darf in dieser Phase noch aktiviert werden.
    .automaton = Es schießt der Scherge mit den meisten Würfeln, der den Ziel-Söldner treffen kann; kann es keiner, wird auf einen anderen Söldner geschossen.
saga-card-nx-adrenaline = Adrenalin
    .form-quoted = „Adrenalin“
    .text = Bis zum Ende der Runde hat ein Scherge 2 Bewegung mehr und würfelt im Nahkampf mit 1 Angriffswürfel mehr.
    .automaton = Sie gilt dem Schergen ohne Fernkampfwaffe, der dem Ziel-Söldner am nächsten ist, sonst dem nächsten.
saga-card-nx-dig-in = Verschanzen
    .form-quoted = „Verschanzen“
    .text = Bis zu 2 Schergen würfeln bis zur nächsten Nexusphase mit 1 Verteidigungswürfel mehr.
    .automaton = Sie gilt den 2 Schergen, die dem Ziel-Söldner am nächsten sind.
saga-card-nx-call-backup = Ruf nach Unterstützung
    .form-quoted = „Ruf nach Unterstützung“
    .text = Rufe Verstärkung im Wert von 2. Sie darf in dieser Phase aktiviert werden.
    .automaton = Sie ruft je einen Schergen der erlaubten Kosten, von den höchsten abwärts und wieder von vorn, solange der Wert reicht. Sie warten am freien Verstärkungspunkt, der dem Ziel-Söldner am nächsten ist.
saga-card-nx-booby-trap = Sprengfalle
    .form-quoted = „Sprengfalle“
    .text = Reaktion, wenn ein Söldner mit Gelände interagiert: Er erleidet einen Angriff mit 2 Angriffswürfeln ohne Modifikatoren, an Energieschilden vorbei, ebenso jeder Söldner, der an das Geländestück angrenzt. Überlebt er, geht die Interaktion weiter.
    .automaton = Sie findet kein gültiges Ziel: Stattdessen erhält der Scherge, der dem Ziel-Söldner am nächsten ist, eine Bonusaktivierung.
saga-card-nx-yellow-alarm = Alarmstufe Gelb
    .form-quoted = „Alarmstufe Gelb“
    .text = Alarm, bleibt im Spiel: 1 Aktivierung mehr in jeder Nexusphase. Nur wenn kein Alarm im Spiel ist.
    .automaton = Sie kommt ins Spiel, wenn ihre Bedingung es erlaubt.
saga-card-nx-surprise-attack = Überraschungsangriff
    .form-quoted = „Überraschungsangriff“
    .text = Aktiviere einen deaktivierten Verstärkungspunkt einer aufgedeckten Zone und rufe dort Verstärkung im Wert von 2. Aktiviere danach einen Schergen, der dort wartet.
    .automaton = Sie nutzt den deaktivierten Verstärkungspunkt, der dem Ziel-Söldner am nächsten ist, und aktiviert den teuersten Schergen, der dort wartet.
saga-card-nx-ambush = Hinterhalt
    .form-quoted = „Hinterhalt“
    .text = Unterbrechung, zwischen zwei Zügen: Aktiviere einen Schergen, wartend oder auf dem Spielplan. Beim Künstlichen Nexus würfelt er mit 1 Angriffswürfel mehr.
    .automaton = Sie aktiviert den Schergen, der dem Ziel-Söldner am nächsten ist, auch einen wartenden, mit 1 Angriffswürfel mehr bei seiner Aktion.
saga-card-nx-suppressing-fire = Unterdrückungsfeuer
    .form-quoted = „Unterdrückungsfeuer“
    .text = Ein Söldner, auf den ein Scherge schießen könnte, hat bis zur nächsten Nexusphase 2 Bewegung weniger und würfelt beim Schießen mit 1 Angriffswürfel weniger. Es wird nicht geschossen.
    .automaton = Sie trifft den Ziel-Söldner, wenn ein Scherge auf ihn schießen könnte.
saga-card-nx-return-fire = Feuer erwidern
    .form-quoted = „Feuer erwidern“
    .text = Reaktion, nachdem ein Söldner geschossen hat: Ein überlebender Scherge, den er angegriffen hat, darf sich drehen und auf ihn schießen.
    .automaton = Sie findet kein gültiges Ziel: Stattdessen erhält der Scherge, der dem Ziel-Söldner am nächsten ist, eine Bonusaktivierung.
saga-card-nx-orange-alarm = Alarmstufe Orange
    .form-quoted = „Alarmstufe Orange“
    .text = Alarm, bleibt im Spiel: 1 Aktivierung mehr in jeder Nexusphase, und die für Verstärkungen abgelegte Karte ist 1 mehr wert. Er ersetzt „Alarmstufe Gelb“. Nicht, solange „Alarmstufe Rot“ im Spiel ist.
    .automaton = Sie kommt ins Spiel, wenn ihre Bedingung es erlaubt.
saga-card-nx-lockdown = Abriegelung
    .form-quoted = „Abriegelung“
    .text = Schließe eine Tür zwischen aufgedeckten Zonen, deren Durchgang frei ist; ihre Schlossstärke wird 2, wenn sie niedriger war. Keine Tür mit „Zugriff verweigert“.
    .automaton = Sie nimmt die Tür, die dem Ziel-Söldner am nächsten ist und sich schließen oder verriegeln lässt.
saga-card-nx-firewall-update = Firewall-Aktualisierung
    .form-quoted = „Firewall-Aktualisierung“
    .text = Bleibt im Spiel: Die Firewall-Stufe aller Terminals ist um 1 höher. Lege die Karte nach dem ersten Hackversuch mit mindestens einem Erfolg ab.
    .automaton = Sie kommt ins Spiel, wenn ihre Bedingung es erlaubt.
saga-card-nx-lights-out = Licht aus
    .form-quoted = „Licht aus“
    .text = Bleibt bis zum Ende der nächsten Runde im Spiel: Lege einen Dunkelheitsmarker auf ein Feld einer aufgedeckten Zone.
    .automaton = Der Marker kommt auf das Feld des Ziel-Söldners.
saga-card-nx-frag-toss = Granatenwurf
    .form-quoted = „Granatenwurf“
    .text = Ein menschlicher Scherge, der in keinem Frontbereich steht, wirft eine Granate auf ein Feld in Kurzer Reichweite und Sichtlinie: Jedes Modell darauf oder daran angrenzend erleidet einen Angriff mit 3 Angriffswürfeln ohne Deckung. Mindestens ein Söldner muss getroffen werden.
    .automaton = Es wirft der Scherge, der die meisten Söldner und die wenigsten Schergen trifft, wenn möglich auch den Ziel-Söldner.
saga-card-nx-scrambler = Schildstörer
    .form-quoted = „Schildstörer“
    .text = Die Energieschilde eines Söldners sind bis zum Ende der nächsten Runde deaktiviert.
    .automaton = Sie trifft den Ziel-Söldner, sonst den mit den meisten freien Energieschild-Kästchen.
saga-card-nx-red-alarm = Alarmstufe Rot
    .form-quoted = „Alarmstufe Rot“
    .text = Alarm, bleibt im Spiel: 2 Aktivierungen mehr in jeder Nexusphase, und die für Verstärkungen abgelegte Karte ist 2 mehr wert. Er ersetzt jeden anderen Alarm.
    .automaton = Sie kommt ins Spiel, wenn ihre Bedingung es erlaubt.
saga-card-nx-strike-team = Einsatztrupp
    .form-quoted = „Einsatztrupp“
    .text = Rufe Verstärkung im Wert von 4 und aktiviere danach einen der eben gerufenen Schergen.
    .automaton = Sie ruft je einen Schergen der erlaubten Kosten, von den höchsten abwärts und wieder von vorn, solange der Wert reicht. Sie warten am freien Verstärkungspunkt, der dem Ziel-Söldner am nächsten ist. Der teuerste von ihnen, der den Spielplan betreten kann, wird aktiviert.
saga-card-nx-concentrated-fire = Konzentriertes Feuer
    .form-quoted = „Konzentriertes Feuer“
    .text = Wähle einen Söldner: Bis zu 3 Schergen dürfen sich drehen und auf ihn schießen.
    .automaton = Geschossen wird auf den Ziel-Söldner, sonst auf den Söldner, den die meisten treffen können; wer die meisten Würfel hat, schießt zuerst.
saga-card-nx-gas-vents = Gasauslässe
    .form-quoted = „Gasauslässe“
    .text = Wähle einen aktiven Verstärkungspunkt: Jeder Söldner, der höchstens 3 Felder davon entfernt ist, erleidet einen Angriff mit 3 Angriffswürfeln ohne Modifikatoren, an Energieschilden vorbei. Roboter sind immun.
    .automaton = Sie nutzt den Verstärkungspunkt, der dem Ziel-Söldner am nächsten ist und jemanden trifft.
saga-card-nx-no-way-out = Kein Entkommen
    .form-quoted = „Kein Entkommen“
    .text = Reaktion, wenn ein Söldner sich löst, vor den Freien Angriffen: Er bleibt, wo er ist. Er darf sich drehen und seine Aktion ausführen, und es gibt keine Freien Angriffe.
    .automaton = Sie findet kein gültiges Ziel: Stattdessen erhält der Scherge, der dem Ziel-Söldner am nächsten ist, eine Bonusaktivierung.
saga-card-nx-blood-frenzy = Blutrausch
    .form-quoted = „Blutrausch“
    .text = Bis zum Ende der nächsten Runde haben alle Schergen 1 Bewegung mehr und würfeln im Nahkampf mit 1 Angriffswürfel mehr.
    .automaton = Sie wirkt immer.
saga-card-nx-overdrive = Auf Hochtouren
    .form-quoted = „Auf Hochtouren“
    .text = Aktiviere bis zu 2 verschiedene Schergen, jeden mit 1 Angriffswürfel mehr bei seiner Aktion. Sie dürfen in dieser Phase noch einmal aktiviert werden.
    .automaton = Sie aktiviert den Schergen, der dem Ziel-Söldner am nächsten ist, danach den nächsten der übrigen.
saga-card-nx-hidden-passage = Geheimgang
    .form-quoted = „Geheimgang“
    .text = Unterbrechung, zwischen zwei Zügen: Lege bis zum Ende der Runde einen Verstärkungspunkt auf ein freies Feld an einer Wand einer aufgedeckten Zone, mindestens 3 Felder von jedem Söldner entfernt. Rufe dort Verstärkung im Wert von 3 und aktiviere einen der gerufenen Schergen. Der Künstliche Nexus nutzt den freien Punkt, der seinem Ziel am nächsten ist.
    .automaton = Sie legt keinen neuen Verstärkungspunkt: Sie ruft Schergen im Wert von 3 an den freien, der dem Ziel-Söldner am nächsten ist, und aktiviert den teuersten, der den Spielplan betreten kann.


## Events

saga-card-ev-bulkheads = Schotten
    .form-quoted = „Schotten“
    .text = Jede geschlossene, entriegelte Tür zwischen zwei aufgedeckten Zonen erhält Schlossstärke 1.
saga-card-ev-second-shift = Zweite Schicht
    .form-quoted = „Zweite Schicht“
    .text = Der Nexus ruft sofort Verstärkung im Wert von 3; dafür wird keine Karte ausgegeben.
saga-card-ev-brown-out = Spannungsabfall
    .form-quoted = „Spannungsabfall“
    .text = Lege einen Dunkelheitsmarker auf das Feld des Ziel-Söldners. Er bleibt bis zum Ende der nächsten Runde, auch wenn der Söldner weggeht.
saga-card-ev-daylight = Taghell
    .form-quoted = „Taghell“
    .text = Alle Dunkelheitsmarker werden bis zum Ende der nächsten Runde ignoriert.
saga-card-ev-pressure-drop = Druckabfall
    .form-quoted = „Druckabfall“
    .text = Jede offene, unzerstörte Tür des aufgedeckten Spielplans, deren Durchgang frei ist, schließt sich, bleibt aber entriegelt.
saga-card-ev-nerves-fail = Die Nerven versagen
    .form-quoted = „Die Nerven versagen“
    .text = Jeder Labortechniker auf dem Spielplan bewegt sich bis zu 5 Felder auf den nächsten Verstärkungspunkt zu. Wer darauf oder daneben ankommt, wird entfernt.
saga-card-ev-first-symptoms = Erste Symptome
    .form-quoted = „Erste Symptome“
    .text = Der Labortechniker, der dem Ziel-Söldner am nächsten ist, sonst die nächste Sicherheitswache, wird an Ort und Stelle zum Seuchenopfer und behält seine Wundenmarker.
saga-card-ev-outbreak = Ausbruch
    .form-quoted = „Ausbruch“
    .text = Bleibt im Spiel: Einmal pro Phase, wenn ein Labortechniker oder eine Sicherheitswache vom Spielplan entfernt wird, wird ein freies Seuchenopfer wartend an den nächsten aktiven Verstärkungspunkt gestellt.
saga-card-ev-friendly-voice = Eine freundliche Stimme
    .form-quoted = „Eine freundliche Stimme“
    .text = Bleibt bis zum Ende der nächsten Runde im Spiel: Die Komplexität jeder Operation ist um 1 niedriger, mindestens 1.
saga-card-ev-surge = Überspannung
    .form-quoted = „Überspannung“
    .text = Der Ziel-Söldner erleidet einen Angriff mit 2 Angriffswürfeln ohne Modifikatoren; Wunden gehen zuerst auf Energieschilde. Im Reaktor trifft stattdessen der Puls in dieser Runde auch den nächsten Sektor.
saga-card-ev-enemies-incoming = Feinde im Anmarsch!
    .form-quoted = „Feinde im Anmarsch!“
    .text = Bleibt bis zum Ende der nächsten Runde im Spiel: Der Nexus hat 1 Aktivierung mehr.
saga-card-ev-left-behind-kit = Vergessene Ausrüstung
    .form-quoted = „Vergessene Ausrüstung“
    .text = Der Söldner mit den meisten Wundenmarkern zieht 1 Versorgungskarte. Sind es mehrere oder keiner, entscheiden die Spieler.
saga-card-ev-getting-sleepy = Schläfrigkeit
    .form-quoted = „Schläfrigkeit“
    .text = Jeder Söldner in Langer Reichweite von Chovar erleidet einen Angriff mit 1 Angriffswürfel ohne Modifikatoren und darf dort bis zum Ende der nächsten Runde keine Heldentat einsetzen. Ist Chovar nicht auf dem Spielplan, darf nur der Ziel-Söldner keine Heldentat einsetzen.
saga-card-ev-floor-gives = Der Boden gibt nach
    .form-quoted = „Der Boden gibt nach“
    .text = Ein Hindernis nach Wahl des Nexus, das an den Ziel-Söldner angrenzt, wird zerstört, nie ein Terminal. Im brennenden Schacht steigt das Feuer stattdessen um eine weitere Reihe.


## Skills

saga-card-sk-aimed-fire = Gezieltes Feuer
    .form-quoted = „Gezieltes Feuer“
    .text = Hast du in diesem Zug kein Feld betreten, darfst du beim Schießen bis zu 2 Angriffswürfel neu würfeln.
saga-card-sk-expert-shooter = Meisterschütze
    .form-quoted = „Meisterschütze“
    .text = Immer wenn du schießt, zählt 1 Treffer eine Stufe stärker. Nicht mit Schablonen, Granaten oder Geschütztürmen.
saga-card-sk-follow-through = Nachsetzen
    .form-quoted = „Nachsetzen“
    .text = Einmal pro Zug, wenn dein Nahkampfangriff einen Feind ausschaltet, darfst du einen weiteren Feind in deinem Frontbereich im Nahkampf angreifen.
saga-card-sk-parry = Parade
    .form-quoted = „Parade“
    .text = Du würfelst gegen Nahkampfangriffe von jeder Seite, auch Freie Angriffe, mit 1 Verteidigungswürfel mehr.
saga-card-sk-code-breaker = Codeknacker
    .form-quoted = „Codeknacker“
    .text = Du darfst bei deinen Hackversuchen bis zu 2 Angriffswürfel neu würfeln.
saga-card-sk-backdoor = Hintertür
    .form-quoted = „Hintertür“
    .text = Nach einem eigenen Hackversuch mit mindestens einem Erfolg darfst du einen aktiven Verstärkungspunkt einer aufgedeckten Zone deaktivieren.
saga-card-sk-priority-orders = Prioritätsbefehle
    .form-quoted = „Prioritätsbefehle“
    .text = Einmal pro Runde, am Ende deines Zuges, drehst du den Marker eines Verbündeten in Langer Reichweite wieder auf die Vorderseite. Die Zahl der Züge bleibt gleich.
saga-card-sk-foresight = Voraussicht
    .form-quoted = „Voraussicht“
    .text = Einmal pro Runde, zu Beginn deines Zuges, siehst du dir die oberste Karte des Nexusdecks an; du darfst sie unter das Deck legen. Nicht, solange der Nexus ahnungslos ist.
saga-card-sk-hit-and-run = Zuschlagen und weg
    .form-quoted = „Zuschlagen und weg“
    .text = Nach deiner Aktion darfst du dich 2 Felder bewegen, wenn du dann in keinem feindlichen Frontbereich stehst. Nicht nach einer Heldentat.
saga-card-sk-slippery = Aalglatt
    .form-quoted = „Aalglatt“
    .text = Freie Angriffe gegen dich, wenn du dich löst, würfeln mit 2 Würfeln weniger, mindestens mit 1.
saga-card-sk-thick-skin = Dickes Fell
    .form-quoted = „Dickes Fell“
    .text = Einmal pro Runde, wenn du Wunden erleiden würdest, darfst du 1 ungeblockten Treffer gegen dich aufheben.
saga-card-sk-unbroken = Ungebrochen
    .form-quoted = „Ungebrochen“
    .text = Schwer angeschlagen verlierst du weder beim Angriff noch bei der Verteidigung Würfel.
saga-card-sk-resourceful = Einfallsreich
    .form-quoted = „Einfallsreich“
    .text = Einmal pro Runde darfst du 1 Würfel eines beliebigen eigenen Wurfs neu würfeln, auch beim Hacken, Durchsuchen, Schleichen oder Heilen in der Instandhaltung.
saga-card-sk-long-limbs = Lange Glieder
    .form-quoted = „Lange Glieder“
    .text = Du darfst Felder mit Hindernissen für je 1 Bewegung überqueren, aber nicht dort stehen bleiben.
saga-card-sk-capacitors = Zusatzkondensatoren
    .form-quoted = „Zusatzkondensatoren“
    .text = Du hast 1 Energieschild-Kästchen mehr.
saga-card-sk-stone-born = Steingeboren
    .form-quoted = „Steingeboren“
    .text = Angriffe von hinten kosten dich keinen Verteidigungswürfel. Feinde können dich nicht durch Effekte bewegen oder stoßen.
saga-card-sk-empathy = Empathie
    .form-quoted = „Empathie“
    .text = Einmal pro Runde, wenn eine Karte oder Fähigkeit einen Wundenmarker von dir oder einem Verbündeten in Kurzer Reichweite entfernt, darf vom selben Modell 1 weiterer entfernt werden.
saga-card-sk-plus-shoot = +1 Schießen
    .form-quoted = „+1 Schießen“
    .text = Dein Wert für Schießen ist um 1 höher, höchstens 6.
saga-card-sk-plus-assault = +1 Nahkampf
    .form-quoted = „+1 Nahkampf“
    .text = Dein Wert für Nahkampf ist um 1 höher, höchstens 6.
saga-card-sk-plus-defence = +1 Verteidigung
    .form-quoted = „+1 Verteidigung“
    .text = Deine Verteidigung ist um 1 höher.
saga-card-sk-plus-tech = +1 Technik
    .form-quoted = „+1 Technik“
    .text = Deine Technik ist um 1 höher.
saga-card-sk-plus-move = +1 Bewegung
    .form-quoted = „+1 Bewegung“
    .text = Deine Bewegung ist um 1 höher.


## Equipment

saga-card-eq-medi-pack = Medi-Pack
    .form-quoted = „Medi-Pack“
    .text = Aktion: Entferne bis zu 2 Wundenmarker von dir oder einem angrenzenden Söldner. Lege diese Karte danach ab.
saga-card-eq-stim = Stimulanzspritze
    .form-quoted = „Stimulanzspritze“
    .text = Kostenlos, zu Beginn deines Zuges: 2 Bewegung mehr in diesem Zug, und schwer angeschlagen verlierst du bis zum Ende der Runde keine Würfel. Lege diese Karte danach ab. Für Roboter nutzlos.
saga-card-eq-grenade = Splittergranate
    .form-quoted = „Splittergranate“
    .text = Aktion: Jedes Modell, jedes Geländestück und jede geschlossene Tür auf einem Feld in Kurzer Reichweite und Sichtlinie oder daran angrenzend erleidet einen Angriff mit 3 Angriffswürfeln ohne Deckung, auch Verbündete. Das gilt als Schuss. Lege diese Karte danach ab.
saga-card-eq-flash = Blendladung
    .form-quoted = „Blendladung“
    .text = Aktion, auch in einem feindlichen Frontbereich: Wirf 1 Angriffswürfel für jeden Schergen auf einem Feld in Kurzer Reichweite und Sichtlinie oder daran angrenzend. Bei einem Treffer kann er bis zum Ende der Runde nichts tun. Das ist kein Angriff, wird aber wie ein Schuss gehört. Lege diese Karte danach ab.
saga-card-eq-lock-breaker = Schlossbrecher
    .form-quoted = „Schlossbrecher“
    .text = Aktion: Die Schlossstärke einer verriegelten Tür in deinem Frontbereich sinkt um 2. Keine Tür mit „Zugriff verweigert“. Lege diese Karte danach ab.
saga-card-eq-vest = Panzerweste
    .form-quoted = „Panzerweste“
    .text = Du würfelst gegen Schüsse, auch Schablonen und Explosionen, mit 1 Verteidigungswürfel mehr.
saga-card-eq-blade = Kampfklinge
    .form-quoted = „Kampfklinge“
    .text = Wenn du damit im Nahkampf angreifst, darfst du 1 leeren Angriffswürfel neu würfeln.
saga-card-eq-scope = Zielfernrohr
    .form-quoted = „Zielfernrohr“
    .text = Nenne zu Beginn deines Zuges eine deiner Waffen mit Kurzer Reichweite, die Sichtlinie braucht: Sie hat Lange Reichweite.
saga-card-eq-data-spike = Datendorn
    .form-quoted = „Datendorn“
    .text = Kostenlos, bei einem Hackversuch, vor dem Wurf: Deine Technik ist dafür um 2 höher. Lege diese Karte danach ab.
saga-card-eq-shield-gen = Schildgenerator
    .form-quoted = „Schildgenerator“
    .text = Du hast 2 Energieschild-Kästchen mehr.
saga-card-eq-silent-pistol = Lautlose Pistole
    .form-quoted = „Lautlose Pistole“
    .text = Fernkampfwaffe, Kurze Reichweite, lautlos. Du darfst mit ihr auch aus einem feindlichen Frontbereich schießen, mit 1 Angriffswürfel weniger.
saga-card-eq-autocannon = Maschinenkanone
    .form-quoted = „Maschinenkanone“
    .text = Fernkampfwaffe, Lange Reichweite, 1 Angriffswürfel mehr. Nicht in einem Zug, in dem du mehr als 2 Felder betreten hast.
saga-card-eq-cutter = Plasmaschneider
    .form-quoted = „Plasmaschneider“
    .text = Wenn du damit im Nahkampf angreifst, zählt 1 Treffer eine Stufe stärker, und gegen Gelände und Türen würfelst du mit 2 Angriffswürfeln mehr.
saga-card-eq-rig = Hackausrüstung
    .form-quoted = „Hackausrüstung“
    .text = Deine Technik ist um 1 höher, und bei deinen Hackversuchen darfst du 1 leeren Angriffswürfel neu würfeln.
saga-card-eq-cloak = Tarnumhang
    .form-quoted = „Tarnumhang“
    .text = Du würfelst bei Heimlichkeitsproben mit 2 Verteidigungswürfeln mehr und in Deckung gegen Schüsse von jenseits der Kurzen Reichweite mit 1 mehr.
saga-card-eq-jump-pack = Sprungmodul
    .form-quoted = „Sprungmodul“
    .text = 2 Ladungen. Kostenlos, statt dich in deinem Zug zu bewegen: Lande auf einem freien Feld in Kurzer Reichweite und Sichtlinie, mit beliebiger Blickrichtung. Frontbereiche halten dich nicht auf und führen nicht zu Freien Angriffen.
saga-card-eq-auto-medic = Autosanitäter
    .form-quoted = „Autosanitäter“
    .text = 3 Ladungen. Kostenlos, einmal pro Zug, an dessen Beginn: Entferne 1 Wundenmarker von dir.
saga-card-eq-pass = Offiziersausweis
    .form-quoted = „Offiziersausweis“
    .text = Missionsgegenstand. Hast du die von der Mission genannte Tür in deinem Frontbereich, darfst du sie trotz „Zugriff verweigert“ öffnen; danach dürfen es alle.
saga-card-eq-case = Versiegelter Koffer
    .form-quoted = „Versiegelter Koffer“
    .text = Missionsgegenstand: Bring ihn hinaus. Er lässt sich nicht öffnen.
saga-card-eq-heron = Reiher
    .form-quoted = „Reiher“
    .text = Missionsgegenstand: Reiher geht mit dem Träger, dessen Bewegung um 1 niedriger ist. Wird der Träger schwer angeschlagen, wirf 1 Angriffswürfel: Bei einem Kritischen Treffer wird Reiher verletzt.
saga-card-eq-data-core = Datenkern
    .form-quoted = „Datenkern“
    .text = Missionsgegenstand: das, weswegen ihr gekommen seid. Die Mission sagt, was damit zu tun ist.
saga-card-eq-serum = Serum
    .form-quoted = „Serum“
    .text = Missionsgegenstand: das, weswegen ihr gekommen seid. Die Mission sagt, was damit zu tun ist.
saga-card-eq-charges = Sprengsätze
    .form-quoted = „Sprengsätze“
    .text = Missionsgegenstand mit 3 Ladungen, die dort angebracht werden, wo es die Mission sagt. Sie werden nie aufgefüllt.


## Deployable Equipment

saga-card-dp-sentry = Wachgeschützturm
    .form-quoted = „Wachgeschützturm“
    .text = Geschützturm, Verteidigung 2, 2 Lebenspunkte. Am Ende des Zuges seines Besitzers darf er in jede Richtung auf Kurze Reichweite mit 3 Angriffswürfeln schießen, aber nicht in dem Zug, in dem er als Aktion aufgestellt wurde.
saga-card-dp-damper = Dämpfungsgeschützturm
    .form-quoted = „Dämpfungsgeschützturm“
    .text = Geschützturm, Verteidigung 3, 2 Lebenspunkte. Schergen in seiner Kurzen Reichweite und Sichtlinie haben 2 Bewegung weniger und würfeln beim Schießen mit 1 Angriffswürfel weniger. Er schießt nur durch die Heldentat „Kreuzfeuer“, mit 2 Angriffswürfeln.
saga-card-dp-force-field = Kraftfeld
    .form-quoted = „Kraftfeld“
    .text = Zwei Teile auf aneinander angrenzenden freien Feldern, Verteidigung 4, je 2 Lebenspunkte. Feinde können weder hindurchgehen noch hindurchsehen; Verbündete sehen hindurch und dürfen hindurchgehen, aber nicht darin stehen bleiben.
saga-card-dp-charge = Sprengladung
    .form-quoted = „Sprengladung“
    .text = Sprengstoff, Verteidigung 2, 1 Lebenspunkt. Zu Beginn oder am Ende eines deiner späteren Züge darfst du ihn zünden: Alles auf seinem Feld oder daran angrenzend erleidet einen Angriff mit 4 Angriffswürfeln, Gelände und Türen 6. Das wird wie ein Schuss gehört. Lege diese Karte danach ab.


## Standard operations of Terminals

saga-operation-isolate = Isolierung
    .form-quoted = „Isolierung“
    .text = Wähle eine aufgedeckte Zone: Alle ihre Verstärkungspunkte sind bis zur Endphase deaktiviert.
saga-operation-weld = Verschweißen
    .form-quoted = „Verschweißen“
    .text = Ein Verstärkungspunkt in der Zone dieses Terminals ist für den Rest der Mission deaktiviert.
saga-operation-alarm = Alarm ausschalten
    .form-quoted = „Alarm ausschalten“
    .text = Lege den Alarm ab, der im Spiel ist.
saga-operation-light = Lichtsteuerung
    .form-quoted = „Lichtsteuerung“
    .text = Wähle einen aufgedeckten Dunkelheitsmarker: Er wird weggenommen, oder ein weggenommener wird zurückgelegt.
saga-operation-camera = Kamera
    .form-quoted = „Kamera“
    .text = Wirf einen Blick in eine verdeckte Zone, die eine Tür mit einer aufgedeckten teilt: Du siehst ihren Plan und ihre Schergen, wie sie jetzt stehen.
saga-operation-shut = Tür schließen
    .form-quoted = „Tür schließen“
    .text = Schließe eine offene Tür einer aufgedeckten Zone; ihr Durchgang muss frei sein, und ihre Schlossstärke wird 1.


## Keywords

saga-keyword-human = Mensch
saga-keyword-robot = Roboter
saga-keyword-kayowana = Kayowana
saga-keyword-judwan = Judwan
saga-keyword-dwarf = Zwerg
saga-keyword-shooting = Schießen
saga-keyword-assault = Nahkampf
saga-keyword-tech = Technik
saga-keyword-tactics = Taktik
saga-keyword-speed = Schnelligkeit
saga-keyword-resilience = Zähigkeit
saga-keyword-generic = Allgemein
saga-keyword-plague = Seuche
saga-keyword-alien = Alien
saga-keyword-psychic = Psionisch


## Scenery

saga-scenery-crate = Kiste
saga-scenery-table = Tisch
saga-scenery-cabinet = Schrank
saga-scenery-weapons-locker = Waffenschrank
saga-scenery-terminal = Terminal
saga-scenery-tank = Tank
saga-scenery-door = Tür
saga-scenery-double-door = Doppeltür
saga-scenery-glass = Glasscheibe
