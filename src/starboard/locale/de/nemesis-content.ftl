# Was in der Nemesis-Schachtel liegt. Der Wert ist der Name auf dem Bestandteil; .text sagt dem Spieler, der ihn liest,
# was er bewirkt. Kosten und Symbole (im Kampf, außerhalb des Kampfes) stehen neben dem Text und nicht darin.
# Eine Runde ist Spielerphase und Ereignisphase (englisch „turn“), ein Zug sind die zwei Aktionen eines Spielers
# (englisch „round“, NEM-GEN-01).
#
# Formen im Satz: .form-the Nominativ, .form-acc Akkusativ und .form-dat Dativ mit bestimmtem Artikel; .form-a,
# .form-a-acc und .form-a-dat ebenso mit unbestimmtem; .form-in der Ort (wo?), .form-to die Richtung (wohin?).
# .quest sagt, wie ein Questgegenstand aktiviert wird.


## Räume: die Raumaktion oder was schon der Aufenthalt bewirkt

nemesis-room-armory = Waffenkammer
    .form-the = die Waffenkammer
    .form-acc = die Waffenkammer
    .form-dat = der Waffenkammer
    .form-in = in der Waffenkammer
    .form-to = in die Waffenkammer
    .text = Füge einer deiner Energiewaffen 2 Munition hinzu, höchstens bis zu ihrer Kapazität. Klassische Waffen können hier nicht aufgeladen werden.
nemesis-room-comms = Kommunikationsraum
    .form-the = der Kommunikationsraum
    .form-acc = den Kommunikationsraum
    .form-dat = dem Kommunikationsraum
    .form-in = im Kommunikationsraum
    .form-to = in den Kommunikationsraum
    .text = Sende ein Signal: Für den Rest der Partie ist vermerkt, dass dein Charakter es gesendet hat.
nemesis-room-emergency = Notaufnahme
    .form-the = die Notaufnahme
    .form-acc = die Notaufnahme
    .form-dat = der Notaufnahme
    .form-in = in der Notaufnahme
    .form-to = in die Notaufnahme
    .text = Verbinde alle deine Schweren Wunden, oder heile 1 deiner verbundenen Schweren Wunden, oder heile alle deine Leichten Wunden.
nemesis-room-evac-a = Evakuierungssektion A
    .form-the = die Evakuierungssektion A
    .form-acc = die Evakuierungssektion A
    .form-dat = der Evakuierungssektion A
    .form-in = in der Evakuierungssektion A
    .form-to = in die Evakuierungssektion A
    .text = Versuche, eine entriegelte Rettungskapsel der Sektion A zu betreten, in der ein Platz frei ist: Führe einen Geräuschwurf durch; ist danach kein Xeno hier, bist du drin. Nicht möglich, solange ein Xeno in der Sektion ist.
nemesis-room-evac-b = Evakuierungssektion B
    .form-the = die Evakuierungssektion B
    .form-acc = die Evakuierungssektion B
    .form-dat = der Evakuierungssektion B
    .form-in = in der Evakuierungssektion B
    .form-to = in die Evakuierungssektion B
    .text = Versuche, eine entriegelte Rettungskapsel der Sektion B zu betreten, in der ein Platz frei ist: Führe einen Geräuschwurf durch; ist danach kein Xeno hier, bist du drin. Nicht möglich, solange ein Xeno in der Sektion ist.
nemesis-room-fire-control = Brandschutzsystem
    .form-the = das Brandschutzsystem
    .form-acc = das Brandschutzsystem
    .form-dat = dem Brandschutzsystem
    .form-in = beim Brandschutzsystem
    .form-to = zum Brandschutzsystem
    .text = Wähle einen beliebigen Raum und entferne seinen Feuermarker, falls dort einer liegt. Jeder Xeno darin flieht: Ziehe für jeden eine Ereigniskarte und bewege ihn durch den Korridor mit der Nummer dieser Karte.
nemesis-room-generator = Generator
    .form-the = der Generator
    .form-acc = den Generator
    .form-dat = dem Generator
    .form-in = beim Generator
    .form-to = zum Generator
    .text = Starte die Selbstzerstörungssequenz, oder stoppe sie, solange ihr Marker noch kein gelbes Feld erreicht hat. Sie kann nicht mehr gestartet werden, sobald jemand im Kälteschlaf ist.
nemesis-room-laboratory = Labor
    .form-the = das Labor
    .form-acc = das Labor
    .form-dat = dem Labor
    .form-in = im Labor
    .form-to = ins Labor
    .text = Analysiere eine Charakterleiche, einen Xeno-Kadaver oder ein Ei; das Objekt muss in diesem Raum liegen oder von jemandem hier getragen werden. Decke die zugehörige Schwäche auf. Das Objekt bleibt erhalten, doch wer es trägt, darf es kostenlos fallen lassen.
nemesis-room-nest = Nest
    .form-the = das Nest
    .form-acc = das Nest
    .form-dat = dem Nest
    .form-in = im Nest
    .form-to = ins Nest
    .text = Nimm 1 Ei von der Xeno-Tafel auf ein freies Handfeld und führe dann einen Geräuschwurf durch. Dieser Raum kann nicht durchsucht werden und hat nie eine Fehlfunktion.
nemesis-room-storage = Lager
    .form-the = das Lager
    .form-acc = das Lager
    .form-dat = dem Lager
    .form-in = im Lager
    .form-to = ins Lager
    .text = Wähle das rote, gelbe oder grüne Gegenstandsdeck, ziehe 2 Karten, behalte 1 und lege die andere unter das Deck. Der Gegenstandszähler des Raums ändert sich nicht.
nemesis-room-surgery = Operationssaal
    .form-the = der Operationssaal
    .form-acc = den Operationssaal
    .form-dat = dem Operationssaal
    .form-in = im Operationssaal
    .form-to = in den Operationssaal
    .text = Scanne alle deine Kontaminationskarten in Hand, Deck und Ablagestapel; entferne alle infizierten und deine Larve. Dann erleidest du 1 Leichte Wunde, mischst alle deine Karten, auch die Handkarten, in dein Aktionsdeck und passt.
nemesis-room-airlock-control = Luftschleusensteuerung
    .form-the = die Luftschleusensteuerung
    .form-acc = die Luftschleusensteuerung
    .form-dat = der Luftschleusensteuerung
    .form-in = in der Luftschleusensteuerung
    .form-to = in die Luftschleusensteuerung
    .text = Wähle einen anderen erkundeten gelben Raum ohne zerstörte Türen: Alle seine Türen schließen sich. Sind sie am Ende der Spielerphase alle noch geschlossen, sterben alle Charaktere und Xenos darin, und ein Feuer dort erlischt. Wird eine dieser Türen geöffnet oder zerstört, ist die Prozedur abgebrochen.
nemesis-room-cabins = Kabinen
    .form-the = die Kabinen
    .form-acc = die Kabinen
    .form-dat = den Kabinen
    .form-in = in den Kabinen
    .form-to = in die Kabinen
    .text = Immer aktiv: Wenn du eine Runde hier beginnst und kein Xeno im Raum ist, ziehst du auf 6 statt auf 5 Karten nach. Eine Fehlfunktion setzt das außer Kraft.
nemesis-room-canteen = Kantine
    .form-the = die Kantine
    .form-acc = die Kantine
    .form-dat = der Kantine
    .form-in = in der Kantine
    .form-to = in die Kantine
    .text = Heile 1 Leichte Wunde. Dann darfst du alle Kontaminationskarten auf deiner Hand scannen: Nicht infizierte werden entfernt; ist mindestens eine infiziert, bekommst du eine Larve. Hattest du schon eine, stirbst du, und hier erscheint ein Kriecher.
nemesis-room-command-center = Kommandozentrale
    .form-the = die Kommandozentrale
    .form-acc = die Kommandozentrale
    .form-dat = der Kommandozentrale
    .form-in = in der Kommandozentrale
    .form-to = in die Kommandozentrale
    .text = Wähle einen beliebigen Raum und öffne oder schließe beliebig viele Türen rings um ihn, jede für sich. Zerstörte Türen können nicht geschlossen werden.
nemesis-room-engine-control = Triebwerkskontrollraum
    .form-the = der Triebwerkskontrollraum
    .form-acc = den Triebwerkskontrollraum
    .form-dat = dem Triebwerkskontrollraum
    .form-in = im Triebwerkskontrollraum
    .form-to = in den Triebwerkskontrollraum
    .text = Sieh dir geheim den Zustand aller drei Triebwerke an, auch wo ein Triebwerksraum eine Fehlfunktion hat. Ändern kannst du ihn von hier aus nicht.
nemesis-room-hatch-control = Lukensteuerung
    .form-the = die Lukensteuerung
    .form-acc = die Lukensteuerung
    .form-dat = der Lukensteuerung
    .form-in = in der Lukensteuerung
    .form-to = in die Lukensteuerung
    .text = Verriegle oder entriegle 1 Rettungskapsel deiner Wahl.
nemesis-room-monitoring = Überwachungsraum
    .form-the = der Überwachungsraum
    .form-acc = den Überwachungsraum
    .form-dat = dem Überwachungsraum
    .form-in = im Überwachungsraum
    .form-to = in den Überwachungsraum
    .text = Sieh dir geheim ein unerkundetes Raumteil und sein Erkundungsplättchen an und lege beide zurück. Was du den anderen davon erzählst, ist deine Sache.
nemesis-room-slime-room = Mit Schleim bedeckter Raum
    .form-the = der mit Schleim bedeckte Raum
    .form-acc = den mit Schleim bedeckten Raum
    .form-dat = dem mit Schleim bedeckten Raum
    .form-in = in dem mit Schleim bedeckten Raum
    .form-to = in den mit Schleim bedeckten Raum
    .text = Immer aktiv: Wenn du diesen Raum betrittst, bekommst du einen Schleimmarker. Der Raum kann nicht durchsucht werden und hat nie eine Fehlfunktion.
nemesis-room-shower = Duschraum
    .form-the = der Duschraum
    .form-acc = den Duschraum
    .form-dat = dem Duschraum
    .form-in = im Duschraum
    .form-to = in den Duschraum
    .text = Entferne deinen Schleimmarker, falls du einen hast. Dann darfst du alle Kontaminationskarten auf deiner Hand scannen: Nicht infizierte werden entfernt; ist mindestens eine infiziert, bekommst du eine Larve. Hattest du schon eine, stirbst du, und hier erscheint ein Kriecher.
nemesis-room-cockpit = Cockpit
    .form-the = das Cockpit
    .form-acc = das Cockpit
    .form-dat = dem Cockpit
    .form-in = im Cockpit
    .form-to = ins Cockpit
    .text = Sieh dir geheim die Koordinatenkarte an, oder versetze den Flugzielmarker auf ein beliebiges Feld. Das Flugziel lässt sich nicht mehr ändern, sobald jemand im Kälteschlaf ist, und auch nicht, solange ein Xeno im Cockpit ist.
nemesis-room-hibernatorium = Kryonatorium
    .form-the = das Kryonatorium
    .form-acc = das Kryonatorium
    .form-dat = dem Kryonatorium
    .form-in = im Kryonatorium
    .form-to = ins Kryonatorium
    .text = Sobald die Schlafkapseln offen sind, kannst du versuchen, in den Kälteschlaf zu gehen: Führe einen Geräuschwurf durch; ist danach kein Xeno hier, schläfst du bis zum Ende der Partie. Nicht möglich, solange ein Xeno im Raum ist.
nemesis-room-engine-1 = Triebwerk 1
    .form-the = Triebwerk 1
    .form-acc = Triebwerk 1
    .form-dat = Triebwerk 1
    .form-in = bei Triebwerk 1
    .form-to = zu Triebwerk 1
    .text = Sieh dir geheim den Zustand von Triebwerk 1 an. Eine Fehlfunktion verhindert das, nicht aber, das Triebwerk zu reparieren oder zu sabotieren.
nemesis-room-engine-2 = Triebwerk 2
    .form-the = Triebwerk 2
    .form-acc = Triebwerk 2
    .form-dat = Triebwerk 2
    .form-in = bei Triebwerk 2
    .form-to = zu Triebwerk 2
    .text = Sieh dir geheim den Zustand von Triebwerk 2 an. Eine Fehlfunktion verhindert das, nicht aber, das Triebwerk zu reparieren oder zu sabotieren.
nemesis-room-engine-3 = Triebwerk 3
    .form-the = Triebwerk 3
    .form-acc = Triebwerk 3
    .form-dat = Triebwerk 3
    .form-in = bei Triebwerk 3
    .form-to = zu Triebwerk 3
    .text = Sieh dir geheim den Zustand von Triebwerk 3 an. Eine Fehlfunktion verhindert das, nicht aber, das Triebwerk zu reparieren oder zu sabotieren.


## Farben der Räume und Gegenstände

nemesis-colour-red = Rot
    .text = Militär. Beim Durchsuchen ziehst du hier vom roten Gegenstandsdeck.
nemesis-colour-yellow = Gelb
    .text = Technik. Beim Durchsuchen ziehst du hier vom gelben Gegenstandsdeck.
nemesis-colour-green = Grün
    .text = Medizin. Beim Durchsuchen ziehst du hier vom grünen Gegenstandsdeck.
nemesis-colour-white = Weiß
    .text = Beim Durchsuchen ziehst du hier nach Wahl vom roten, gelben oder grünen Gegenstandsdeck.
nemesis-colour-blue = Blau
    .text = Hergestellt. Diese Gegenstände findest du nie, du kannst sie nur aus zwei Komponenten herstellen.
nemesis-colour-none = Keine Farbe
    .text = Hier gibt es nichts zu durchsuchen.


## Gelbe Gegenstände

nemesis-item-chemicals = Chemikalien
    .form-the = die Chemikalien
    .form-acc = die Chemikalien
    .form-dat = den Chemikalien
    .text = Lade einen Flammenwerfer bis zu seiner vollen Kapazität auf.
nemesis-item-tools = Werkzeug
    .form-the = das Werkzeug
    .form-acc = das Werkzeug
    .form-dat = dem Werkzeug
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum, oder repariere oder sabotiere das Triebwerk, bei dem du bist, oder öffne oder schließe eine Tür deines Raums.
nemesis-item-duct-tape = Klebeband
    .form-the = das Klebeband
    .form-acc = das Klebeband
    .form-dat = dem Klebeband
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum, oder repariere oder sabotiere das Triebwerk, bei dem du bist, oder klebe zwei deiner Schweren Gegenstände zusammen, sodass sie sich ein Handfeld teilen.
nemesis-item-fire-extinguisher = Feuerlöscher
    .form-the = der Feuerlöscher
    .form-acc = den Feuerlöscher
    .form-dat = dem Feuerlöscher
    .text = Schwer. Entferne den Feuermarker aus deinem Raum, oder lass einen Xeno in deinem Raum fliehen.
nemesis-item-clothes-y = Kleidung
    .form-the = die Kleidung
    .form-acc = die Kleidung
    .form-dat = der Kleidung
    .text = Entferne deinen Schleimmarker, oder verbinde 1 deiner Schweren Wunden.
nemesis-item-energy-charge-y = Energieladung
    .form-the = die Energieladung
    .form-acc = die Energieladung
    .form-dat = der Energieladung
    .text = Lade eine deiner Energiewaffen bis zu ihrer vollen Kapazität auf, oder öffne oder schließe eine Tür deines Raums.
nemesis-item-technical-plans = Pläne der technischen Korridore
    .form-the = die Pläne der technischen Korridore
    .form-acc = die Pläne der technischen Korridore
    .form-dat = den Plänen der technischen Korridore
    .text = Bewege dich aus einem Raum mit Zugang zu den technischen Korridoren in einen beliebigen anderen Raum mit einem solchen Zugang. Du kommst an wie nach jeder Bewegung.
nemesis-item-space-suit = Raumanzug
    .form-the = der Raumanzug
    .form-acc = den Raumanzug
    .form-dat = dem Raumanzug
    .text = In einem gelben Raum: Wirf alle Aktionskarten von deiner Hand ab und bewege dich in einen beliebigen anderen erkundeten gelben Raum.
nemesis-item-nemesis-plans = Pläne der Nemesis
    .form-the = die Pläne der Nemesis
    .form-acc = die Pläne der Nemesis
    .form-dat = den Plänen der Nemesis
    .text = Sieh dir geheim zwei unerkundete Raumteile an, nicht aber ihre Erkundungsplättchen.


## Grüne Gegenstände

nemesis-item-bandages = Verbandszeug
    .form-the = das Verbandszeug
    .form-acc = das Verbandszeug
    .form-dat = dem Verbandszeug
    .text = Verbinde 1 deiner Schweren Wunden, oder heile alle deine Leichten Wunden.
nemesis-item-medkit = Medikit
    .form-the = das Medikit
    .form-acc = das Medikit
    .form-dat = dem Medikit
    .text = Verbinde 1 deiner Schweren Wunden, oder heile 1 deiner verbundenen Schweren Wunden.
nemesis-item-synthetic-food = Synthetische Nahrung
    .form-the = die synthetische Nahrung
    .form-acc = die synthetische Nahrung
    .form-dat = der synthetischen Nahrung
    .text = Ziehe 2 Aktionskarten.
nemesis-item-adrenaline-injection = Adrenalinspritze
    .form-the = die Adrenalinspritze
    .form-acc = die Adrenalinspritze
    .form-dat = der Adrenalinspritze
    .text = Ziehe 1 Aktionskarte. In diesem Zug darfst du beliebig viele Aktionen ausführen; danach passt du.
nemesis-item-clothes-g = Kleidung
    .form-the = die Kleidung
    .form-acc = die Kleidung
    .form-dat = der Kleidung
    .text = Entferne deinen Schleimmarker, oder verbinde 1 deiner Schweren Wunden.
nemesis-item-alcohol = Alkohol
    .form-the = der Alkohol
    .form-acc = den Alkohol
    .form-dat = dem Alkohol
    .text = Scanne 1 Kontaminationskarte auf deiner Hand und entferne sie aus dem Spiel. War sie infiziert, nimm eine neue Kontaminationskarte.
nemesis-item-military-drugs = Kampfdrogen
    .form-the = die Kampfdrogen
    .form-acc = die Kampfdrogen
    .form-dat = den Kampfdrogen
    .text = Wirf beliebig viele Handkarten ab, auch Kontaminationskarten. Ziehe dann ebenso viele Karten plus 1.


## Rote Gegenstände

nemesis-item-energy-charge-r = Energieladung
    .form-the = die Energieladung
    .form-acc = die Energieladung
    .form-dat = der Energieladung
    .text = Lade eine deiner Energiewaffen bis zu ihrer vollen Kapazität auf, oder öffne oder schließe eine Tür deines Raums.
nemesis-item-grenade = Granate
    .form-the = die Granate
    .form-acc = die Granate
    .form-dat = der Granate
    .text = Wirf sie auf einen Xeno in deinem oder einem benachbarten Raum, nie durch eine geschlossene Tür: Er erleidet 2 Schaden. Jeder andere Xeno in jenem Raum erleidet 1 Schaden und jeder Charakter dort 1 Schwere Wunde. Auf Eier geworfen, die niemand trägt, zerstört sie 2 davon.
nemesis-item-smoke-grenade = Rauchgranate
    .form-the = die Rauchgranate
    .form-acc = die Rauchgranate
    .form-dat = der Rauchgranate
    .text = Jeder andere Charakter in deinem Raum wirft 1 Aktionskarte ab. Du bewegst dich in einen benachbarten Raum, und kein Xeno greift dich an, wenn du gehst.
nemesis-item-recon-drone = Aufklärungsdrohne
    .form-the = die Aufklärungsdrohne
    .form-acc = die Aufklärungsdrohne
    .form-dat = der Aufklärungsdrohne
    .text = Sieh dir geheim ein unerkundetes Raumteil und sein Erkundungsplättchen an.
nemesis-item-decoy = Köder
    .form-the = der Köder
    .form-acc = den Köder
    .form-dat = dem Köder
    .text = Wähle einen Raum, der zu deinem benachbart ist: Alle Xenos in den zu deinem benachbarten Räumen bewegen sich dorthin. Xenos im Kampf greifen vorher noch je einmal an.
nemesis-item-comms-key = Kommunikationsschlüssel
    .form-the = der Kommunikationsschlüssel
    .form-acc = den Kommunikationsschlüssel
    .form-dat = dem Kommunikationsschlüssel
    .text = An einem funktionierenden Computer: Sieh dir geheim das Ziel eines Charakters an, der ein Signal gesendet hat.
nemesis-item-evacuation-key = Evakuierungsschlüssel
    .form-the = der Evakuierungsschlüssel
    .form-acc = den Evakuierungsschlüssel
    .form-dat = dem Evakuierungsschlüssel
    .text = In einer Evakuierungssektion: Verriegle oder entriegle eine ihrer Rettungskapseln.
nemesis-item-self-destruct-key = Selbstzerstörungsschlüssel
    .form-the = der Selbstzerstörungsschlüssel
    .form-acc = den Selbstzerstörungsschlüssel
    .form-dat = dem Selbstzerstörungsschlüssel
    .text = An einem funktionierenden Computer: Starte die Selbstzerstörungssequenz, oder stoppe sie, solange ihr Marker noch kein gelbes Feld erreicht hat. Sie kann nicht mehr gestartet werden, sobald jemand im Kälteschlaf ist.
nemesis-item-extended-magazine = Erweitertes Magazin
    .form-the = das erweiterte Magazin
    .form-acc = das erweiterte Magazin
    .form-dat = dem erweiterten Magazin
    .text = Füge es einer deiner Energiewaffen hinzu: Die Waffe erhält 2 Munition, und ihre Kapazität ist von nun an um 2 höher.
nemesis-item-prototype-pistol = Prototyp-Pistole
    .form-the = die Prototyp-Pistole
    .form-acc = die Prototyp-Pistole
    .form-dat = der Prototyp-Pistole
    .text = Schwere Energiewaffe, Kapazität 3. Bei jedem Schuss darfst du den Kampfwürfel einmal neu werfen.
nemesis-item-prototype-rifle = Prototyp-Gewehr
    .form-the = das Prototyp-Gewehr
    .form-acc = das Prototyp-Gewehr
    .form-dat = dem Prototyp-Gewehr
    .text = Schwere Energiewaffe, Kapazität 6. Bei einem Doppeltreffer darfst du 1 weitere Munition ausgeben, um 1 weiteren Schaden zu verursachen.
nemesis-item-prototype-shotgun = Prototyp-Schrotflinte
    .form-the = die Prototyp-Schrotflinte
    .form-acc = die Prototyp-Schrotflinte
    .form-dat = der Prototyp-Schrotflinte
    .text = Schwere Energiewaffe, Kapazität 2. Jedes Ergebnis außer dem Fehlschuss verursacht mindestens 1 Schaden; ein Treffer oder Doppeltreffer verursacht 1 Schaden mehr.


## Hergestellte Gegenstände

nemesis-item-antidote = Gegenmittel
    .form-the = das Gegenmittel
    .form-acc = das Gegenmittel
    .form-dat = dem Gegenmittel
    .text = Scanne alle deine Kontaminationskarten in Hand, Deck und Ablagestapel; entferne alle infizierten und deine Larve. Dann nimmst du 1 Kontaminationskarte, mischst deinen Ablagestapel in dein Aktionsdeck und passt.
nemesis-item-taser = Taser
    .form-the = der Taser
    .form-acc = den Taser
    .form-dat = dem Taser
    .text = Ein Xeno in deinem Raum erleidet 1 Schaden und flieht, oder ein anderer Charakter in deinem Raum wirft alle seine Handkarten ab.
nemesis-item-flamethrower = Flammenwerfer
    .form-the = der Flammenwerfer
    .form-acc = den Flammenwerfer
    .form-dat = dem Flammenwerfer
    .text = Schwere Klassische Waffe, Kapazität 4, nur mit Chemikalien aufzuladen. Jedes Ergebnis außer dem Fehlschuss verursacht mindestens 1 Schaden; bei einem Doppeltreffer kommt außerdem ein Feuermarker in deinen Raum.
nemesis-item-molotov = Molotowcocktail
    .form-the = der Molotowcocktail
    .form-acc = den Molotowcocktail
    .form-dat = dem Molotowcocktail
    .text = Wirf ihn in deinen oder einen benachbarten Raum, in dem ein Xeno ist oder Eier liegen, die niemand trägt, nie durch eine geschlossene Tür: Dorthin kommt ein Feuermarker. Jeder Xeno dort erleidet 1 Schaden und jeder Charakter 1 Schwere Wunde. Auf Eier geworfen, zerstört er 1 davon.


## Startwaffen

nemesis-item-six-shooter = Revolver
    .form-the = der Revolver
    .form-acc = den Revolver
    .form-dat = dem Revolver
    .text = Schwere Klassische Waffe, Kapazität 6. Ein Doppeltreffer verursacht 1 Schaden mehr. Nur die Karte „Nachladen“ des Captains lädt ihn auf.
nemesis-item-shotgun = Schrotflinte
    .form-the = die Schrotflinte
    .form-acc = die Schrotflinte
    .form-dat = der Schrotflinte
    .text = Schwere Energiewaffe, Kapazität 2. Verursacht ein Schuss mindestens 1 Schaden, kommt 1 Schaden hinzu.
nemesis-item-sawed-off = Abgesägte Schrotflinte
    .form-the = die abgesägte Schrotflinte
    .form-acc = die abgesägte Schrotflinte
    .form-dat = der abgesägten Schrotflinte
    .text = Schwere Energiewaffe, Kapazität 2. Ein Treffer zählt als Doppeltreffer.
nemesis-item-assault-rifle = Sturmgewehr
    .form-the = das Sturmgewehr
    .form-acc = das Sturmgewehr
    .form-dat = dem Sturmgewehr
    .text = Schwere Energiewaffe, Kapazität 5. Verursacht ein Schuss mindestens 1 Schaden, kommt 1 Schaden hinzu.
nemesis-item-rifle = Gewehr
    .form-the = das Gewehr
    .form-acc = das Gewehr
    .form-dat = dem Gewehr
    .text = Schwere Energiewaffe, Kapazität 4.
nemesis-item-pistol = Pistole
    .form-the = die Pistole
    .form-acc = die Pistole
    .form-dat = der Pistole
    .text = Schwere Energiewaffe, Kapazität 3. Ein Doppeltreffer zählt als Treffer.


## Questgegenstände

nemesis-item-log-key = Logbuchschlüssel
    .form-the = der Logbuchschlüssel
    .form-acc = den Logbuchschlüssel
    .form-dat = dem Logbuchschlüssel
    .quest = Aktiviere ihn im Kommunikationsraum.
    .text = An einem funktionierenden Computer: Sieh dir geheim ein Ziel eines beliebigen Spielers an.
nemesis-item-intercom = Bordsprechanlage
    .form-the = die Bordsprechanlage
    .form-acc = die Bordsprechanlage
    .form-dat = der Bordsprechanlage
    .quest = Aktiviere sie, indem du Werkzeug oder Klebeband abwirfst.
    .text = Immer aktiv: Deine Karten „Befehl“ und „Motivation“ können auch Charaktere in Räumen mit funktionierendem Computer erreichen.
nemesis-item-maneuvering-system = Orbitales Manövriersystem
    .form-the = das orbitale Manövriersystem
    .form-acc = das orbitale Manövriersystem
    .form-dat = dem orbitalen Manövriersystem
    .quest = Aktiviere es, indem du eine Energieladung abwirfst.
    .text = Alle Spieler passen sofort. In dieser Runde entfällt der Schritt „Xeno-Angriff“.
nemesis-item-pilot-key = Evakuierungsschlüssel
    .form-the = der Evakuierungsschlüssel
    .form-acc = den Evakuierungsschlüssel
    .form-dat = dem Evakuierungsschlüssel
    .quest = Aktiviere ihn beim Brandschutzsystem.
    .text = In einer Evakuierungssektion: Verriegle oder entriegle eine ihrer Rettungskapseln.
nemesis-item-plasma-torch = Plasmabrenner
    .form-the = der Plasmabrenner
    .form-acc = den Plasmabrenner
    .form-dat = dem Plasmabrenner
    .quest = Aktiviere ihn im Lager.
    .text = Öffne oder schließe eine Tür deines Raums. Nur so lässt sich eine zerstörte Tür wieder schließen.
nemesis-item-flashlight = Taschenlampe
    .form-the = die Taschenlampe
    .form-acc = die Taschenlampe
    .form-dat = der Taschenlampe
    .quest = Aktiviere sie, indem du eine Energieladung abwirfst.
    .text = Durchsuche deinen Raum.
nemesis-item-autoloader = Ladeautomatik
    .form-the = die Ladeautomatik
    .form-acc = die Ladeautomatik
    .form-dat = der Ladeautomatik
    .quest = Aktiviere sie in der Waffenkammer.
    .text = Dem Sturmgewehr hinzugefügt: Seine Kapazität ist um 1 höher, und es mit einer Energieladung aufzuladen kostet keine Karten.
nemesis-item-armor = Körperpanzer
    .form-the = der Körperpanzer
    .form-acc = den Körperpanzer
    .form-dat = dem Körperpanzer
    .quest = Aktiviere ihn, indem du Werkzeug oder Klebeband abwirfst.
    .text = Ignoriere einen Xeno-Angriff, der soeben gegen dich ausgeführt wurde.
nemesis-item-motion-scanner = Bewegungsscanner
    .form-the = der Bewegungsscanner
    .form-acc = den Bewegungsscanner
    .form-dat = dem Bewegungsscanner
    .quest = Aktiviere ihn, indem du eine Energieladung abwirfst.
    .text = Schwer. Immer aktiv: Bei jedem deiner Geräuschwürfe darfst du einmal 1 Aktionskarte abwerfen, um den Wurf zu wiederholen.
nemesis-item-security-key = Sicherheitsschlüssel
    .form-the = der Sicherheitsschlüssel
    .form-acc = den Sicherheitsschlüssel
    .form-dat = dem Sicherheitsschlüssel
    .quest = Aktiviere ihn im Cockpit.
    .text = Wähle einen beliebigen Raum und öffne oder schließe beliebig viele Türen rings um ihn. Zerstörte Türen können nicht geschlossen werden.
nemesis-item-holo-computer = Holocomputer
    .form-the = der Holocomputer
    .form-acc = den Holocomputer
    .form-dat = dem Holocomputer
    .quest = Aktiviere ihn beim Generator.
    .text = Schwer. Immer aktiv: Du kannst deine Karten „Intranet“ und „Risikobewertung“ in jedem Raum nutzen, auch ohne Computer.
nemesis-item-lab-equipment = Laborausrüstung
    .form-the = die Laborausrüstung
    .form-acc = die Laborausrüstung
    .form-dat = der Laborausrüstung
    .quest = Aktiviere sie, indem du Chemikalien abwirfst.
    .text = Analysiere ein Objekt, das in deinem Raum liegt oder dort von jemandem getragen wird: Decke die zugehörige Schwäche auf.


## Charaktere

nemesis-character-captain = Captain
    .form-the = der Captain
    .form-acc = den Captain
    .form-dat = dem Captain
    .text = Der letzte Befehl lautete, alle nach Hause zu bringen; niemand hat ihn widerrufen. Der Captain schickt die anderen umher, spornt sie an und hat stets einen geladenen Revolver zur Hand.
nemesis-character-pilot = Pilotin
    .form-the = die Pilotin
    .form-acc = die Pilotin
    .form-dat = der Pilotin
    .text = Erkennt dieses Schiff am Klang seiner Bolzen. Die Pilotin führt Raumaktionen kostenlos aus und nimmt eine schwere Schrotflinte mit ans Steuer.
nemesis-character-scientist = Wissenschaftler
    .form-the = der Wissenschaftler
    .form-acc = den Wissenschaftler
    .form-dat = dem Wissenschaftler
    .text = Eine faszinierende Spezies, am besten von einem anderen Deck aus zu betrachten. Der Wissenschaftler bedient das Schiff über seine Computer und sieht Ereignisse voraus, schießt aber schlecht.
nemesis-character-scout = Scout
    .form-the = der Scout
    .form-acc = den Scout
    .form-dat = dem Scout
    .text = Als Erster durch jede Tür, und fort, ehe sie knarrt. Der Scout bewegt sich leise, flieht geschickt und findet Gegenstände, wo keine mehr sind.
nemesis-character-soldier = Soldat
    .form-the = der Soldat
    .form-acc = den Soldaten
    .form-dat = dem Soldaten
    .text = Den Sold gibt es am Monatsende, den Dank von den Überlebenden. Der Soldat trifft am härtesten, deckt einen Rückzug und steckt einen Hinterhalt weg.
nemesis-character-mechanic = Mechaniker
    .form-the = der Mechaniker
    .form-acc = den Mechaniker
    .form-dat = dem Mechaniker
    .text = Was noch summt, lässt sich reparieren; was nicht, brennt wenigstens. Der Mechaniker repariert fast zum Nulltarif, stellt aus allem etwas her und kriecht durch die technischen Korridore.


## Aktionskarten

nemesis-card-search = Durchsuchen
    .text = Senke den Gegenstandszähler deines Raums um 1 und ziehe 2 Karten vom Gegenstandsdeck der Raumfarbe, in einem weißen Raum von einem Deck deiner Wahl. Behalte 1 und lege die andere unter das Deck. Nicht möglich, wenn der Zähler auf 0 steht.
nemesis-card-rest = Ausruhen
    .text = Scanne alle Kontaminationskarten auf deiner Hand: Nicht infizierte werden entfernt; ist mindestens eine infiziert, bekommst du eine Larve. Hattest du schon eine, stirbst du, und in deinem Raum erscheint ein Kriecher.
nemesis-card-demolition = Demolieren
    .text = Zerstöre eine geschlossene Tür deines Raums, oder lege einen Fehlfunktionsmarker in deinen Raum.
nemesis-card-interruption = Unterbrechung
    .text = Reaktion, auch nachdem du gepasst hast: Verhindere eine Aktion, die ein anderer Spieler in deinem Raum soeben angesagt hat; ihre Kosten bleiben bezahlt. Oder verhindere die Unterbrechung eines anderen Spielers, wo auch immer du auf dem Spielplan bist.
nemesis-card-basic-repairs = Einfache Reparaturen
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum, oder repariere oder sabotiere das Triebwerk, bei dem du bist.
nemesis-card-repairs = Reparaturen
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum, oder repariere oder sabotiere das Triebwerk, bei dem du bist.
nemesis-card-fast-repairs = Schnelle Reparaturen
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum, oder repariere oder sabotiere das Triebwerk, bei dem du bist.
nemesis-card-order = Befehl
    .text = Bewege einen anderen Charakter aus deinem Raum in einen benachbarten Raum, ob er will oder nicht. Sein Spieler führt die Ankunft aus.
nemesis-card-motivation = Motivation
    .text = Jeder Charakter in deinem Raum, auch deiner, zieht 1 Aktionskarte.
nemesis-card-suppressive-fire = Unterdrückungsfeuer
    .text = Gib 1 Munition aus. Dein Charakter oder ein anderer in deinem Raum, der einverstanden ist, bewegt sich in einen benachbarten Raum, und kein Xeno greift an.
nemesis-card-reload = Nachladen
    .text = Füge dem Revolver 1 Munition hinzu.
nemesis-card-computer-skills = Computerkenntnisse
    .text = Öffne oder schließe eine Tür deines Raums, oder führe in einem Raum mit funktionierendem Computer die Raumaktion kostenlos aus.
nemesis-card-piloting = Flugkunst
    .text = Führe im funktionierenden Cockpit oder in einem Raum mit funktionierendem Computer die Raumaktion kostenlos aus. Oder sieh dir an einem funktionierenden Computer geheim die Koordinatenkarte an.
nemesis-card-knowledge-of-the-ship = Schiffskenntnis
    .text = Öffne oder schließe eine Tür deines Raums, oder sieh dir geheim ein unerkundetes Raumteil an.
nemesis-card-old-friend = Alter Freund
    .text = Führe in einem Raum ohne Computer und ohne Fehlfunktion die Raumaktion kostenlos aus.
nemesis-card-risk-assessment = Risikobewertung
    .text = An einem funktionierenden Computer: Sieh dir geheim die oberste Ereigniskarte an; lass sie dann dort oder lege sie unter das Deck.
nemesis-card-blocking-access = Zugriffssperre
    .text = Führe in einem Raum mit funktionierendem Computer die Raumaktion kostenlos aus. Oder lege einen Fehlfunktionsmarker in einen beliebigen erkundeten Raum mit Computer.
nemesis-card-intranet = Intranet
    .text = An einem funktionierenden Computer: Führe, als wärst du dort, die Raumaktion eines beliebigen erkundeten Raums mit funktionierendem Computer aus, ohne dafür zu bezahlen.
nemesis-card-scavenging = Plündern
    .text = Durchsuche deinen Raum, selbst wenn sein Gegenstandszähler auf 0 steht.
nemesis-card-reconnaissance = Aufklärung
    .text = Bewege dich ohne Geräuschwurf in einen benachbarten Raum. Ein Erkundungsplättchen „Stille“ oder „Gefahr“, das du dort findest, hat außer seiner Gegenstandszahl keine Wirkung.
nemesis-card-adrenaline = Adrenalin
    .text = Schieße oder fliehe, ohne dafür zu bezahlen, und ziehe 1 Aktionskarte.
nemesis-card-covering-fire = Feuerschutz
    .text = Gib 1 Munition aus. Dein Charakter, ein anderer in deinem Raum, der einverstanden ist, oder beide bewegen sich in denselben benachbarten Raum, und kein Xeno greift an.
nemesis-card-taking-aim = Anvisieren
    .text = Schieße mit einer Energiewaffe, ohne dafür zu bezahlen. Du darfst den Kampfwürfel einmal neu werfen.
nemesis-card-full-auto = Dauerfeuer
    .text = Schieße mit dem Sturmgewehr, ohne dafür zu bezahlen, und gib seine gesamte Munition aus. Verursache für je 2 ausgegebene Munition 1 zusätzlichen Schaden, selbst wenn der Wurf ein Fehlschuss ist.
nemesis-card-nerves-of-steel = Nerven aus Stahl
    .text = Reaktion: Ignoriere einen Überraschungsangriff auf dich.
nemesis-card-technical-corridors = Technische Korridore
    .text = Bewege dich aus einem Raum mit Zugang zu den technischen Korridoren in einen beliebigen anderen Raum mit einem solchen Zugang. Du kommst an wie nach jeder Bewegung; danach passt du.
nemesis-card-pyrotechnics = Pyrotechnik
    .text = Wirf einen deiner Gegenstände ab, um einen Feuermarker in deinen Raum zu legen, oder entferne den Feuermarker aus deinem Raum.
nemesis-card-ingenuity = Einfallsreichtum
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum, oder repariere oder sabotiere das Triebwerk, bei dem du bist, oder stelle einen Gegenstand her, wobei ein beliebiger gelber Gegenstand als Werkzeug-Komponente dient.
nemesis-card-contamination = Kontamination
    .text = Ohne Nutzen, und bezahlen kannst du damit nichts, aber sie zählt als Handkarte. Du darfst sie abwerfen, wenn du passt. Erst ein Scan zeigt, ob sie infiziert ist.
nemesis-card-infected = Infiziert
    .text = Eine gescannte Kontaminationskarte, die die Infektion trägt. Sie bleibt unter deinen Karten, solange kein Effekt sie entfernt.
nemesis-card-clean = Nicht infiziert
    .text = Eine gescannte Kontaminationskarte ohne die Infektion. Die meisten Scans entfernen sie aus dem Spiel.


## Xenos

nemesis-intruder-larva = Larve
    .form-the = die Larve
    .form-acc = die Larve
    .form-dat = der Larve
    .form-a = eine Larve
    .form-a-acc = eine Larve
    .form-a-dat = einer Larve
    .text = Frisch geschlüpft und auf der Suche nach einem Wirt. Sie greift ohne Karte an: Sie setzt sich auf deiner Charaktertafel fest (ist dort schon eine, verschwindet sie stattdessen), und du nimmst 1 Kontaminationskarte. 1 Schaden tötet sie.
nemesis-intruder-creeper = Kriecher
    .form-the = der Kriecher
    .form-acc = den Kriecher
    .form-dat = dem Kriecher
    .form-a = ein Kriecher
    .form-a-acc = einen Kriecher
    .form-a-dat = einem Kriecher
    .text = Halbwüchsig und rastlos. 8 der 20 Angriffskarten passen zu ihm, und einige davon machen ihn zum Brüter. Bei einer Schadensprüfung gegen ihn wird 1 Karte gezogen.
nemesis-intruder-adult = Ausgewachsener
    .form-the = der Ausgewachsene
    .form-acc = den Ausgewachsenen
    .form-dat = dem Ausgewachsenen
    .form-a = ein Ausgewachsener
    .form-a-acc = einen Ausgewachsenen
    .form-a-dat = einem Ausgewachsenen
    .text = Der Jäger, dem du am häufigsten begegnen wirst. 13 der 20 Angriffskarten passen zu ihm. Bei einer Schadensprüfung gegen ihn wird 1 Karte gezogen.
nemesis-intruder-breeder = Brüter
    .form-the = der Brüter
    .form-acc = den Brüter
    .form-dat = dem Brüter
    .form-a = ein Brüter
    .form-a-acc = einen Brüter
    .form-a-dat = einem Brüter
    .text = Größer, zäher und gefährlich für alle im Raum. 15 der 20 Angriffskarten passen zu ihm. Bei einer Schadensprüfung gegen ihn werden 2 Karten gezogen und ihre Werte zusammengezählt.
nemesis-intruder-queen = Königin
    .form-the = die Königin
    .form-acc = die Königin
    .form-dat = der Königin
    .form-a = die Königin
    .form-a-acc = die Königin
    .form-a-dat = der Königin
    .text = Die Mutter von ihnen allen; es gibt nur eine. 18 der 20 Angriffskarten passen zu ihr. Bei einer Schadensprüfung gegen sie werden 2 Karten gezogen und ihre Werte zusammengezählt.

nemesis-bag-blank = Leeres Plättchen
    .text = Bei einer Begegnung erscheint kein Xeno, aber jeder Korridor des Raums bekommt einen Geräuschmarker; war der Beutel sonst leer, füge ihm 1 Plättchen „Ausgewachsener“ hinzu. Beim Entwickeln des Xeno-Beutels füge ihm 1 Plättchen „Ausgewachsener“ hinzu. In beiden Fällen kommt das leere Plättchen zurück in den Beutel.


## Würfel

nemesis-noise-1 = 1
    .text = Lege einen Geräuschmarker in Korridor 1 deines Raums. Liegt dort schon einer, hast du stattdessen eine Begegnung.
nemesis-noise-2 = 2
    .text = Lege einen Geräuschmarker in Korridor 2 deines Raums. Liegt dort schon einer, hast du stattdessen eine Begegnung.
nemesis-noise-3 = 3
    .text = Lege einen Geräuschmarker in Korridor 3 deines Raums. Liegt dort schon einer, hast du stattdessen eine Begegnung.
nemesis-noise-4 = 4
    .text = Lege einen Geräuschmarker in Korridor 4 deines Raums. Liegt dort schon einer, hast du stattdessen eine Begegnung.
nemesis-noise-silence = Stille
    .text = Nichts geschieht. Bist du mit Schleim bedeckt, gilt stattdessen Gefahr.
nemesis-noise-danger = Gefahr
    .text = Alle Xenos, die in benachbarten Räumen und nicht im Kampf sind, bewegen sich in deinen Raum. Gibt es keine, kommt je ein Geräuschmarker in alle Korridore deines Raums, in denen noch keiner liegt.

nemesis-combat-blank = Fehlschuss
    .text = Kein Schaden. Bei einem Nahkampfangriff auf einen Xeno erleidest du 1 Schwere Wunde.
nemesis-combat-creeper = Treffer: Larve oder Kriecher
    .text = 1 Schaden gegen eine Larve, einen Kriecher oder ein Ei. Gegen alles andere ist es ein Fehlschuss, und bei einem Nahkampfangriff erleidest du 1 Schwere Wunde.
nemesis-combat-adult = Treffer: Larve, Kriecher oder Ausgewachsener
    .text = 1 Schaden gegen eine Larve, einen Kriecher, einen Ausgewachsenen oder ein Ei. Gegen alles andere ist es ein Fehlschuss, und bei einem Nahkampfangriff erleidest du 1 Schwere Wunde.
nemesis-combat-hit = Treffer
    .text = 1 Schaden gegen jedes Ziel.
nemesis-combat-double = Doppeltreffer
    .text = Beim Schießen 2 Schaden gegen jedes Ziel, bei einem Nahkampfangriff 1.


## Erkundungsplättchen

nemesis-token-malfunction = Fehlfunktion
    .text = Lege einen Fehlfunktionsmarker in diesen Raum. Ins Nest und in den mit Schleim bedeckten Raum kommt keiner.
nemesis-token-doors = Türen
    .text = Die Tür in dem Korridor, durch den du gekommen bist, schließt sich hinter dir. Nichts geschieht, wenn du nicht durch einen gewöhnlichen Korridor gekommen bist oder seine Tür zerstört ist.
nemesis-token-fire = Feuer
    .text = Lege einen Feuermarker in diesen Raum.
nemesis-token-slime = Schleim
    .text = Du bekommst einen Schleimmarker.
nemesis-token-danger = Gefahr
    .text = Kein Geräuschwurf. Alle Xenos, die in benachbarten Räumen und nicht im Kampf sind, bewegen sich in diesen Raum. Gibt es keine, kommt je ein Geräuschmarker in alle Korridore des Raums, in denen noch keiner liegt.
nemesis-token-silence = Stille
    .text = Kein Geräuschwurf und keine andere Wirkung. Bist du mit Schleim bedeckt, gilt stattdessen Gefahr.


## Ereigniskarten: der Effekt, nachdem die Xenos sich bewegt haben

nemesis-event-regeneration = Regeneration
    .text = Jeder Xeno auf dem Spielplan verliert 2 Schaden.
nemesis-event-eclosion = Eklosion
    .text = Jeder Charakter mit einer Larve stirbt, und in seinem Raum erscheint ein Kriecher. Jeder andere Charakter zieht 4 Karten von seinem Aktionsdeck, scannt die Kontaminationskarten darunter, bekommt eine Larve, falls mindestens eine infiziert ist, und wirft alle 4 ab.
nemesis-event-bulkheads-open = Offene Schotten
    .text = Alle geschlossenen Türen öffnen sich. Zerstörte Türen bleiben, wie sie sind.
nemesis-event-damaging-fire = Zerstörerisches Feuer
    .text = Lege in jeden brennenden Raum einen Fehlfunktionsmarker. Dann breitet sich das Feuer in alle Räume aus, die zu einem brennenden benachbart sind.
nemesis-event-coolant-leak = Kühlmittelleck
    .text = Hat der Generator eine Fehlfunktion, startet die Selbstzerstörungssequenz. Entferne diese Karte aus dem Spiel und mische den Ereignis-Ablagestapel in das Deck.
nemesis-event-hunt-2 = Jagd
    .text = Jeder Ausgewachsene, der nicht im Kampf ist, bewegt sich in einen benachbarten Raum mit einem Charakter; gibt es mehrere, in den mit der niedrigsten Raumnummer. Das ist keine Begegnung.
nemesis-event-hunt-3 = Jagd
    .text = Jeder Ausgewachsene, der nicht im Kampf ist, bewegt sich in einen benachbarten Raum mit einem Charakter; gibt es mehrere, in den mit der niedrigsten Raumnummer. Das ist keine Begegnung.
nemesis-event-damage = Beschädigung
    .text = Lege in jeden Raum mit einem Ausgewachsenen, einem Brüter oder der Königin einen Fehlfunktionsmarker.
nemesis-event-malfunction = Fehlfunktion
    .text = Lege in den erkundeten Raum mit der niedrigsten Raumnummer einen Fehlfunktionsmarker. Mische diese Karte zurück in das Ereignisdeck.
nemesis-event-egg-protection = Schutz der Eier
    .text = Jeder Charakter, der im Nest ist oder ein Ei trägt, hat eine Begegnung.
nemesis-event-life-support-failure = Ausfall der Lebenserhaltung
    .text = Lege in jeden erkundeten grünen Raum einen Fehlfunktionsmarker. Entferne diese Karte aus dem Spiel und mische den Ereignis-Ablagestapel in das Deck.
nemesis-event-nest = Nest
    .text = Ist das Nest erkundet, kommt je ein Geräuschmarker in alle seine Korridore, in denen noch keiner liegt.
nemesis-event-hatching = Schlüpfen
    .text = Entferne 1 Ei von der Xeno-Tafel. Jeder Charakter im Nest ohne Aktionskarten auf der Hand bekommt eine Larve; hat niemand eine bekommen, lege 1 Plättchen „Larve“ in den Xeno-Beutel.
nemesis-event-scent-of-prey = Geruch der Beute
    .text = Rings um jeden mit Schleim bedeckten Charakter kommt je ein Geräuschmarker in alle Korridore seines Raums, in denen noch keiner liegt.
nemesis-event-pod-ejection = Abwurf einer Rettungskapsel
    .text = Die Rettungskapsel mit der niedrigsten Nummer geht verloren; wer darin ist, kehrt vorher in die Sektion zurück. Entferne diese Karte aus dem Spiel und mische den Ereignis-Ablagestapel in das Deck.
nemesis-event-lurking = Auf der Lauer
    .text = Alle Xenos, die nicht im Kampf sind, verlassen den Spielplan, und ihre Plättchen kommen zurück in den Xeno-Beutel.
nemesis-event-consuming-fire = Verzehrendes Feuer
    .text = Der Gegenstandszähler jedes brennenden Raums sinkt auf 0. Dann breitet sich das Feuer in alle Räume aus, die zu einem brennenden benachbart sind.
nemesis-event-flammable-compounds = Brennbare Stoffe
    .text = Lege einen Feuermarker ins Kryonatorium. Brennt es dort schon, lege stattdessen einen in jeden benachbarten Raum.
nemesis-event-short-circuit = Kurzschluss
    .text = Lege in jeden erkundeten gelben Raum mit Computer einen Fehlfunktionsmarker. Entferne diese Karte aus dem Spiel und mische den Ereignis-Ablagestapel in das Deck.
nemesis-event-noise-in-ducts = Geräusche in den technischen Korridoren
    .text = Lege einen Geräuschmarker auf das Feld der technischen Korridore. Liegt dort schon einer, führt jeder Charakter in einem Raum mit Zugang einen Geräuschwurf durch.


## Xeno-Angriffskarten

nemesis-attack-scratch = Kratzer
    .text = Du erleidest 1 Leichte Wunde und nimmst 1 Kontaminationskarte.
nemesis-attack-claw = Klauenhieb
    .text = Du erleidest 2 Leichte Wunden und nimmst 1 Kontaminationskarte.
nemesis-attack-bite = Biss
    .text = Hast du 2 oder mehr Schwere Wunden, verbunden oder nicht, stirbst du. Andernfalls erleidest du 1 Schwere Wunde.
nemesis-attack-tail = Schwanzhieb
    .text = Hast du mindestens 1 Schwere Wunde, verbunden oder nicht, stirbst du. Andernfalls erleidest du 1 Schwere Wunde.
nemesis-attack-frenzy = Raserei
    .text = Jeder Charakter im Raum mit 2 oder mehr Schweren Wunden, verbunden oder nicht, stirbt. Jeder andere Charakter dort erleidet 1 Schwere Wunde.
nemesis-attack-transformation = Verwandlung
    .text = Der Kriecher wird zum Brüter und behält seinen Schaden. Hast du keine Karten auf der Hand, führt der Brüter sofort einen Überraschungsangriff auf dich aus. Keine Wirkung, wenn kein Brüter verfügbar ist.
nemesis-attack-slime = Schleim
    .text = Du bekommst einen Schleimmarker und nimmst 1 Kontaminationskarte.
nemesis-attack-summoning = Herbeirufung
    .text = Ziehe ein Plättchen aus dem Xeno-Beutel und stelle diesen Xeno in den Raum. Er greift jetzt nicht an. Beim leeren Plättchen erscheint kein Xeno, und es kommt zurück in den Beutel.


## Schwere Wunden: der Effekt, bis die Wunde verbunden ist

nemesis-wound-body = Körper
    .text = Zu Beginn einer Runde ziehst du auf 4 statt auf 5 Karten nach.
nemesis-wound-arm = Arm
    .text = Du hast nur ein Handfeld für Schwere Gegenstände und Objekte. Trägst du zwei, lass sofort eins davon fallen.
nemesis-wound-hand = Hand
    .text = Jede deiner Gegenstandsaktionen kostet 1 Karte mehr. Für das Schießen gilt das nicht.
nemesis-wound-leg = Bein
    .text = Fliehen kostet dich 2 Karten statt 1.
nemesis-wound-bleeding = Blutung
    .text = Jedes Mal, wenn du passt, erleidest du 1 Leichte Wunde.


## Xeno-Schwächen

nemesis-weakness-vital-places = Lebenswichtige Stellen
    .text = Würfelst du gegen einen Ausgewachsenen einen Fehlschuss, zählt er als Treffer.
nemesis-weakness-fire = Anfälligkeit für Feuer
    .text = Verursacht ein Feuermarker, ein Molotowcocktail oder ein Flammenwerfer bei einem Xeno Schaden, kommt 1 Schaden hinzu.
nemesis-weakness-energy = Anfälligkeit für Energie
    .text = Verursacht ein Angriff mit einer Energiewaffe mindestens 1 Schaden, kommt 1 Schaden hinzu.
nemesis-weakness-danger = Reaktion auf Gefahr
    .text = Bei der Prüfung auf einen Überraschungsangriff zählt die Zahl auf dem Plättchen 1 weniger, aber nie weniger als 1.
nemesis-weakness-moving = Art der Fortbewegung
    .text = Nur Brüter und die Königin können geschlossene Türen zerstören. Andere Xenos bleiben, wo sie sind, und die Tür bleibt geschlossen.
nemesis-weakness-phosphates = Empfindlichkeit gegen Phosphate
    .text = Feuerlöscher und Brandschutzsystem verursachen bei jedem Xeno, den sie vertreiben, außerdem 1 Schaden, bevor er flieht.
nemesis-weakness-fighting = Art des Kämpfens
    .text = Der Biss eines Ausgewachsenen verursacht 1 Leichte statt 1 Schwere Wunde. Mit 2 oder mehr Schweren Wunden stirbst du trotzdem daran.
nemesis-weakness-extinction = Vom Aussterben bedrohte Spezies
    .text = Bei jeder Schadensprüfung gilt ein um 1 niedrigerer Wert, sodass 1 Schaden weniger genügt, um einen Xeno zu töten. Fluchtpfeile sind davon nicht betroffen.


## Objekte

nemesis-object-egg = Xeno-Ei
    .form-the = das Xeno-Ei
    .form-acc = das Xeno-Ei
    .form-dat = dem Xeno-Ei
    .form-a = ein Xeno-Ei
    .form-a-acc = ein Xeno-Ei
    .form-a-dat = einem Xeno-Ei
    .text = Schweres Objekt. Seine Analyse deckt die Schwäche der Eier auf. 1 Schaden zerstört es, außer wenn jemand es trägt.
nemesis-object-carcass = Xeno-Kadaver
    .form-the = der Xeno-Kadaver
    .form-acc = den Xeno-Kadaver
    .form-dat = dem Xeno-Kadaver
    .form-a = ein Xeno-Kadaver
    .form-a-acc = einen Xeno-Kadaver
    .form-a-dat = einem Xeno-Kadaver
    .text = Schweres Objekt; bleibt zurück, wenn ein Kriecher, ein Ausgewachsener, ein Brüter oder die Königin getötet wird. Seine Analyse deckt die Schwäche des Kadavers auf.
nemesis-object-corpse = Charakterleiche
    .form-the = die Charakterleiche
    .form-acc = die Charakterleiche
    .form-dat = der Charakterleiche
    .form-a = eine Charakterleiche
    .form-a-acc = eine Charakterleiche
    .form-a-dat = einer Charakterleiche
    .text = Schweres Objekt; bleibt von einem toten Charakter zurück. Seine Analyse deckt die Schwäche der Leiche auf.
nemesis-object-blue-corpse = Blaue Charakterleiche
    .form-the = die blaue Charakterleiche
    .form-acc = die blaue Charakterleiche
    .form-dat = der blauen Charakterleiche
    .form-a = die blaue Charakterleiche
    .form-a-acc = die blaue Charakterleiche
    .form-a-dat = der blauen Charakterleiche
    .text = Schweres Objekt: wer im Kryonatorium nicht mehr aufgewacht ist. In jeder Hinsicht eine Charakterleiche, und genau die, nach der manche Ziele verlangen.


## Ziele: was am Ende außer deinem Überleben zutreffen muss

nemesis-objective-salvaging = Bergung des wertvollsten Guts
    .text = Das Schiff erreicht die Erde, oder nur du überlebst.
nemesis-objective-quarantine = Quarantäne
    .text = Das Schiff erreicht den Mars, oder es erreicht die Erde und das Nest ist zerstört. Bist du im Kälteschlaf, tötet dich die Ankunft auf dem Mars nicht.
nemesis-objective-great-hunt = Die große Jagd
    .text = Du hast ein Signal gesendet, und das Schiff ist zerstört oder die Königin wurde getötet.
nemesis-objective-proper-burial = Ein anständiges Begräbnis
    .text = Du hast ein Signal gesendet, und du entkommst oder gehst in den Kälteschlaf und trägst dabei die blaue Charakterleiche.
nemesis-objective-hoarder = Hamsterer
    .text = Du entkommst in einer Rettungskapsel mit mindestens 7 Gegenständen. Objekte und inaktive Questkarten zählen nicht.
nemesis-objective-investigator = Unermüdlicher Ermittler
    .text = Du hast ein Signal gesendet, und jeder Raum ist erkundet.
nemesis-objective-oldest-friend = Der älteste Freund
    .text = Das Schiff erreicht die Erde, oder nur du überlebst.
nemesis-objective-best-friends = Beste Freunde für immer
    .text = Mindestens ein anderer Charakter überlebt ebenfalls.
nemesis-objective-aliens = Aliens im Raumschiff
    .text = Du hast ein Signal gesendet, und das Nest oder das ganze Schiff ist zerstört.

nemesis-objective-necroscopy = Nekroskopie
    .text = Du hast ein Signal gesendet, und die Schwäche des Kadavers ist aufgedeckt, von wem auch immer.
nemesis-objective-ab-ovo = Ab ovo
    .text = Die Schwäche der Eier ist aufgedeckt, von wem auch immer.
nemesis-objective-field-biology = Extreme Feldbiologie
    .text = Mindestens 2 Schwächen sind aufgedeckt, von wem auch immer.
nemesis-objective-my-precious = Mein Schatz
    .text = Du hast ein Signal gesendet, und du entkommst oder gehst in den Kälteschlaf und trägst dabei ein Ei.
nemesis-objective-strike = Der rechte Moment zum Zuschlagen
    .text = Spieler 1 überlebt nicht, oder nur du überlebst. Bist du selbst Spieler 1, steht dir nur der zweite Weg offen.
nemesis-objective-pastures = Auf zu neuen Ufern
    .text = Spieler 2 überlebt nicht, oder nur du überlebst. Bist du selbst Spieler 2, steht dir nur der zweite Weg offen.
nemesis-objective-old-feud = Eine alte Fehde
    .text = Spieler 3 überlebt nicht, oder nur du überlebst. Bist du selbst Spieler 3, steht dir nur der zweite Weg offen.
nemesis-objective-takeover = Feindliche Übernahme
    .text = Spieler 4 überlebt nicht, oder nur du überlebst. Bist du selbst Spieler 4, steht dir nur der zweite Weg offen.
nemesis-objective-enlightenment = Die letzte Erleuchtung
    .text = Spieler 5 überlebt nicht, oder nur du überlebst. Bist du selbst Spieler 5, steht dir nur der zweite Weg offen.

nemesis-objective-clean-up = Aufräumtrupp
    .text = Ein Signal wurde gesendet, und das Nest oder das ganze Schiff ist zerstört.
nemesis-objective-beheading = Der Kopf muss ab
    .text = Ein Signal wurde gesendet, und die Königin wurde getötet oder das Schiff ist zerstört.
nemesis-objective-no-man-left = Niemand wird zurückgelassen
    .text = Ein Signal wurde gesendet, und jeder Raum ist erkundet.
nemesis-objective-destination-earth = Flugziel Erde
    .text = Das Schiff erreicht die Erde.
nemesis-objective-special-delivery = Sonderlieferung
    .text = Ein Charakter entkommt oder geht in den Kälteschlaf und trägt dabei ein Ei.
nemesis-objective-first-contact = Erstkontaktprotokoll
    .text = Mindestens 2 Schwächen sind aufgedeckt.
nemesis-objective-post-mortem = Notobduktion
    .text = Die blaue Charakterleiche liegt im Operationssaal.


## Wo das Schiff ankommen kann

nemesis-planet-earth = Erde
    .form-the = die Erde
    .form-acc = die Erde
    .form-dat = der Erde
    .form-to = zur Erde
    .text = Die Heimat. Alle im Kälteschlaf wachen wohlbehalten auf.
nemesis-planet-mars = Mars
    .form-the = der Mars
    .form-acc = den Mars
    .form-dat = dem Mars
    .form-to = zum Mars
    .text = Alle im Kälteschlaf sterben, außer einem Charakter, dessen Ziel „Quarantäne“ ist.
nemesis-planet-venus = Venus
    .form-the = die Venus
    .form-acc = die Venus
    .form-dat = der Venus
    .form-to = zur Venus
    .text = Alle im Kälteschlaf sterben.
nemesis-planet-deep-space = Tiefer Weltraum
    .form-the = der tiefe Weltraum
    .form-acc = den tiefen Weltraum
    .form-dat = dem tiefen Weltraum
    .form-to = in den tiefen Weltraum
    .text = Alle im Kälteschlaf sterben.


## Karten des Xeno-Spielers: drei Möglichkeiten, von denen eine gewählt wird

nemesis-hunter-pursuit-1 = Verfolgung
    .text = Bewege einen Xeno durch Korridor 1 seines Raums. Oder greife an: Ziehe 2 Angriffskarten und verwende 1. Oder ein Spieler führt einen Geräuschwurf durch.
nemesis-hunter-pursuit-2 = Verfolgung
    .text = Bewege einen Xeno durch Korridor 2 seines Raums. Oder greife an: Ziehe 2 Angriffskarten und verwende 1. Oder ein Spieler führt einen Geräuschwurf durch.
nemesis-hunter-pursuit-3 = Verfolgung
    .text = Bewege einen Xeno durch Korridor 3 seines Raums. Oder greife an: Ziehe 2 Angriffskarten und verwende 1. Oder ein Spieler führt einen Geräuschwurf durch.
nemesis-hunter-pursuit-any = Verfolgung
    .text = Bewege einen Xeno durch einen beliebigen Korridor seines Raums. Oder greife an: Ziehe 3 Angriffskarten und verwende 1. Oder ein Spieler führt einen Geräuschwurf durch.
nemesis-hunter-coordinated-hunt-3 = Koordinierte Jagd
    .text = Bewege einen Xeno durch Korridor 3 seines Raums. Oder greife an: Ziehe 1 Angriffskarte. Oder jeder Ausgewachsene, der nicht im Kampf ist, bewegt sich in einen benachbarten Raum mit einem Charakter, wie beim Ereignis „Jagd“.
nemesis-hunter-coordinated-hunt-4 = Koordinierte Jagd
    .text = Bewege einen Xeno durch Korridor 4 seines Raums. Oder greife an: Ziehe 1 Angriffskarte. Oder jeder Ausgewachsene, der nicht im Kampf ist, bewegt sich in einen benachbarten Raum mit einem Charakter, wie beim Ereignis „Jagd“.
nemesis-hunter-planning-4 = Planung
    .text = Bewege einen Xeno durch Korridor 4 seines Raums. Oder greife an: Ziehe 1 Angriffskarte. Oder ziehe 3 Ereigniskarten und führe 1 davon aus.
nemesis-hunter-planning-any = Planung
    .text = Bewege einen Xeno durch einen beliebigen Korridor seines Raums. Oder greife an: Ziehe 1 Angriffskarte. Oder ziehe 3 Ereigniskarten und führe 1 davon aus.
nemesis-hunter-metamorphosis = Metamorphose
    .text = Bewege einen Xeno durch Korridor 1 seines Raums. Oder greife an: Ziehe 1 Angriffskarte. Oder führe das Ereignis „Eklosion“ aus.
nemesis-hunter-self-healing = Selbstheilung
    .text = Bewege einen Xeno durch Korridor 2 seines Raums. Oder greife an: Ziehe 1 Angriffskarte. Oder ein Xeno verliert 2 Schaden.


## Spielmodi

nemesis-mode-semi-coop = Semikooperativ
    .text = 2 bis 5 Spieler, jeder mit einem geheimen Ziel. Du gewinnst, wenn du überlebst und dein Ziel erfüllst, was auch immer aus den anderen wird.
nemesis-mode-coop = Kooperativ
    .text = Alle Ziele liegen offen und gelten für alle, eines je Spieler. Ihr gewinnt gemeinsam, wenn sie alle erfüllt sind und mindestens ein Charakter überlebt.
nemesis-mode-solo = Solo
    .text = Ein Spieler. Du ziehst 2 Ziele, behältst 1 davon, wenn der erste Xeno erscheint, und gewinnst, indem du überlebst und es erfüllst. Jeder Raum enthält halb so viele Gegenstände, wie sein Plättchen zeigt, aufgerundet.


## Optionen: was sich ändert, wenn sie gewählt sind

nemesis-option-doors-block-crew-only = Geschlossene Türen halten nur die Crew auf
    .text = Eine geschlossene Tür hebt die Nachbarschaft nur für die Bewegung von Charakteren auf. Ein Xeno, den Gefahr, eine Jagd oder ein Köder durch sie hindurchlockt, bleibt, wo er ist, und zerstört die Tür; ersatzweise Geräuschmarker gibt es dann nicht.
nemesis-option-next-intact-room = Fehlfunktion trifft einen intakten Raum
    .text = Das Ereignis „Fehlfunktion“ trifft den erkundeten Raum mit der niedrigsten Raumnummer, der einen Marker bekommen kann und noch keinen hat, also nicht immer das Cockpit.
nemesis-option-queen-token-returns = Plättchen der Königin kehrt zurück
    .text = Wenn die Königin beim Entwickeln des Xeno-Beutels ins Nest kommt, wandert ihr Plättchen zurück in den Beutel, statt daraus entfernt zu werden.
nemesis-option-no-eggs-in-dead-nest = Keine Eier in einem toten Nest
    .text = Sobald das Nest zerstört ist, kommen keine Eier mehr auf die Xeno-Tafel.
nemesis-option-target-by-action-cards = Opferwahl nach Aktionskarten
    .text = In der Ereignisphase wählt ein Xeno den Charakter mit den wenigsten Aktionskarten; Kontaminationskarten auf der Hand zählen nicht.
nemesis-option-summoning-is-encounter = Herbeirufung ist eine Begegnung
    .text = Die Herbeirufung wird als Begegnung des angegriffenen Charakters ohne Überraschungsangriff ausgeführt: Geräuschmarker rings um den Raum werden entfernt, und ein leeres Plättchen füllt seine Korridore mit Geräuschmarkern.
nemesis-option-leaving-a-pod-passes = Rettungskapsel verlassen heißt passen
    .text = Ein Charakter, der zu Beginn einer späteren Runde in einer Rettungskapsel wartet und sie nicht startet, passt für diese Runde, auch wenn er aussteigt.
nemesis-option-ejection-saves-occupants = Abwurf rettet die Insassen
    .text = Eine Rettungskapsel, die durch das Ereignis „Abwurf einer Rettungskapsel“ verloren geht, gilt als gestartet, und wer darin ist, entkommt.
nemesis-option-attached-cards-count = Hinzugefügte Karten zählen
    .text = Eine Karte, die einer anderen hinzugefügt ist, zählt bei Zielen als eigener Gegenstand.
nemesis-option-two-coop-objectives = Zwei Ziele je Spieler
    .text = Zieht im kooperativen Modus zwei Ziele je Spieler, soweit die 7 Karten reichen.
nemesis-option-intruder-player = Xeno-Spieler
    .text = Der Spieler, dessen Charakter als Erster stirbt, spielt ab der nächsten Runde die Xenos. Die Ereignisphase besteht dann nur aus Zeitleiste und Feuerschaden. Der Xeno-Spieler kann nicht gewinnen und will, dass es auch kein anderer tut.
nemesis-option-alternative-board = Alternativer Spielplan
    .text = Ein schwierigeres Schiff: zwei getrennte Netze technischer Korridore, manche Räume durch zwei unabhängige Korridore verbunden, und beide Evakuierungssektionen von Anfang an offen zu sehen.
