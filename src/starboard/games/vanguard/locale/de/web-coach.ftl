# What the coach says beside an exploration: what is new, the goal, reasons for advice, and what to do on a first planet.

web-vanguard-coach-log-start = Ein Team und sein Schiff
web-vanguard-coach-team = Vier Sektionen
web-vanguard-coach-team-text = Jede Sektion hat ihr Fach: Sicherheit ist stark (rote Würfel), Aufklärung ist flink (grüne), Wissenschaft weiß Bescheid (grüne und blaue), Technik repariert (blaue). Wen du hierher schickst, der teilt sich die Arbeit; die anderen bleiben auf dem Schiff.
web-vanguard-coach-log-5 = Würfel sind Stärke
web-vanguard-coach-log-20 = Zwei Aktionen pro Zug
web-vanguard-coach-log-50 = Der Preis des Weges
web-vanguard-coach-log-227 = Zahlen sind Seiten
web-vanguard-coach-log-311 = Vorbereiten
web-vanguard-coach-log-59 = Das Startplättchen
web-vanguard-coach-log-298 = Ereignisse
web-vanguard-coach-log-352 = Reihen
web-vanguard-coach-log-360 = Tracks
web-vanguard-coach-log-335 = Gelb ist der Bonus
web-vanguard-coach-log-330 = Die Uhr läuft
web-vanguard-coach-log-322 = Gefahr aus freien Stücken
web-vanguard-coach-log-341 = Fast geschafft
web-vanguard-coach-log-204 = Daheim
web-vanguard-coach-dice = Wähle deine Würfel
web-vanguard-coach-dice-text = Nimm so viele verfügbare Würfel, wie du willst; danach sind alle verbraucht, benutzt oder nicht. Neben jeder Reihe steht genau, was deine Wahl wert ist.
web-vanguard-coach-assist = Helfende Hände
web-vanguard-coach-assist-text = Wer im selben Sektor steht, darf einen Würfel zu deinem Wurf geben und eine Karte darauf spielen.
web-vanguard-coach-modify = Den Wurf beugen
web-vanguard-coach-modify-text = Bevor etwas zählt, dürfen Karten den Wurf beugen: einen Würfel drehen, neu werfen, hinzufügen.
web-vanguard-coach-wild = Die Vanguard-Seite
web-vanguard-coach-wild-text = Diese Seite ist jedes Symbol, das du willst, und du entscheidest es in dem Moment, in dem du sie benutzt.
web-vanguard-coach-convert = Aus einem Basis-Symbol
web-vanguard-coach-convert-text = Dein Besatzungsmitglied macht aus einem Basis-Symbol einer Farbe ein Symbol seines Fachs, und zwar beim Bezahlen. Du musst nichts ansagen.
web-vanguard-coach-effects = Der Kasten über den Reihen
web-vanguard-coach-effects-text = Sondereffekte kommen zuerst, von oben, so oft es die Würfel hergeben: Unfälle bewegen den roten Track, ob es dir gefällt oder nicht.
web-vanguard-coach-combo = Würfelkombinationen
web-vanguard-coach-combo-text = Die untere Hälfte einer Karte will bestimmte Symbole. Diese Würfel fehlen danach im Wurf: Kombiniere, was das Ergebnis entbehren kann.
web-vanguard-coach-travel = Unterwegs
web-vanguard-coach-travel-text = Beleuchtete Sektoren sind jetzt erreichbar, und die Symbole auf einer Route sind ihr Preis. Fußspuren sind das Reisesymbol: Es kostet, was die Globale Bedingung oben sagt. Zeig auf einen Sektor, um zu sehen, was dort wartet.
web-vanguard-coach-spend = Verbrauchen und Opfern
web-vanguard-coach-spend-text = Ein verbrauchter Würfel ist müde: Eine Rast bringt ihn zurück. Ist keiner mehr verfügbar, opferst du stattdessen einen, und der ist für den Rest dieser Erkundung verloren.
web-vanguard-coach-danger = Gefahrenwürfel
web-vanguard-coach-danger-text = Ein Gefahrenwürfel schadet dem, der ihn würfelt, oder er tut gar nichts: Das hängt vom Symbol und vom Buchstaben des Würfels ab. Die Chancen daneben sagen, was kommen kann.
web-vanguard-coach-rest = Zeit zu rasten
web-vanguard-coach-rest-text = Eine Rast kostet einen Vorrat und bringt die Hälfte deiner Würfel zurück, dazu eine Karte.
web-vanguard-coach-injury = Verletzt
web-vanguard-coach-injury-text = Eine Verletzung fügt jedem deiner Würfe gelbe Würfel hinzu. Eine vierte würde eine normale Expedition für alle beenden.
web-vanguard-coach-rank-up = Beförderung
web-vanguard-coach-rank-up-text = Die Beförderungskarte wird umgedreht. Erfolgsplättchen werden dafür gezählt, nicht bezahlt.
web-vanguard-coach-landing = Im Anflug
web-vanguard-coach-landing-text = Ein Gefahrenwürfel für jeden Schritt des Anflugs. Was er zeigt, geschieht sofort oder sobald ihr am Boden seid; wer Strapazen auf sich nehmen will, tut es, bevor er fällt.
web-vanguard-coach-gear = Was du trägst
web-vanguard-coach-gear-text = Jeder trägt Ausrüstung. Auf jeder Karte steht, wann sie benutzt wird; kleine werden dabei verbraucht.
web-vanguard-coach-threat = Da draußen ist etwas
web-vanguard-coach-threat-text = Eine Bedrohung zieht nach ihrer eigenen Uhr und trifft, wer in ihrem Sektor ist. Sie hat eigene Aktionen: Sie zu vertreiben ist eine davon.
web-vanguard-coach-lead = Hinweise
web-vanguard-coach-lead-text = Hinweise liegen auf dem Deck ihrer Art. Drei Punkte ergeben eine Entdeckung.
web-vanguard-coach-time = Die Zeit vergeht
web-vanguard-coach-time-text = Zeit-Tracks rücken durch das vor, was ihr tut. Was an ihrem Ende steht, geschieht sofort.
web-vanguard-coach-tide = Hohes Wasser
web-vanguard-coach-exert = Außer Atem
web-vanguard-coach-exert-text = Ohne Würfel kannst du jederzeit Strapazen auf dich nehmen: Opfere einen Würfel, oder nimm mit drei oder weniger eine Verletzung, und bis zu fünf Würfel kommen zurück.
web-vanguard-coach-lift-off = Der Start
web-vanguard-coach-lift-off-text = Er beendet die Erkundung. Wer nicht im Sektor des Landers ist, bleibt zurück, und alle müssen einverstanden sein.


## The goal

web-vanguard-coach-goal-m01 = { vanguard-mission-m01.goal }
web-vanguard-coach-goal-m02 = { vanguard-mission-m02.goal }
web-vanguard-coach-goal-m03 = { vanguard-mission-m03.goal }
web-vanguard-coach-goal-m04 = { vanguard-mission-m04.goal }
web-vanguard-coach-goal-m11 = { vanguard-mission-m11.goal }
web-vanguard-coach-goal-m12 = { vanguard-mission-m12.goal }
web-vanguard-coach-goal-m13 = { vanguard-mission-m13.goal }
web-vanguard-coach-goal-m14 = { vanguard-mission-m14.goal }
web-vanguard-coach-goal-m21 = { vanguard-mission-m21.goal }
web-vanguard-coach-goal-m22 = { vanguard-mission-m22.goal }
web-vanguard-coach-goal-m23 = { vanguard-mission-m23.goal }
web-vanguard-coach-goal-m41 = { vanguard-mission-m41.goal }
web-vanguard-coach-goal-m42 = { vanguard-mission-m42.goal }
web-vanguard-coach-goal-m43 = { vanguard-mission-m43.goal }


## What to do on a first planet

web-vanguard-coach-deed-check = Mach einen Würfelwurf
web-vanguard-coach-deed-travel = Reise in einen anderen Sektor
web-vanguard-coach-deed-success = Erhalte ein Erfolgsplättchen
web-vanguard-coach-deed-meet = Triff ein anderes Besatzungsmitglied
web-vanguard-coach-deed-mission = Erfülle eine Mission
web-vanguard-coach-deed-home = Komm zurück


## Why a good player would answer so

web-vanguard-coach-why-special = Diese Aktion führt zur Mission weiter.
web-vanguard-coach-why-travel = Dort gibt es mehr zu tun als hier.
web-vanguard-coach-why-rest = Es sind wenige Würfel da, und eine Rast bringt die Hälfte zurück.
web-vanguard-coach-why-prepare = Eine Karte mehr schadet nicht.
web-vanguard-coach-why-use = Die Karte bringt mehr, als sie kostet.
web-vanguard-coach-why-complete = Alles, was sie verlangt, ist da.
web-vanguard-coach-why-lift-off = Alles, was zu tun war, ist getan.
web-vanguard-coach-why-end-turn = Hier lohnt jetzt kein weiterer Würfel.
web-vanguard-coach-why-team = Diese beiden haben die Würfel für das, was der Planet verlangt.
web-vanguard-coach-why-dice = Ein weiterer Würfel brächte weniger, als er später wert ist.
web-vanguard-coach-why-assist = Ein Würfel von dir macht es viel wahrscheinlicher.
web-vanguard-coach-why-modify = Der Wurf reicht nicht, und das kann ihn retten.
web-vanguard-coach-why-again = So, wie diese Würfel liegen, braucht das Ergebnis sie nicht.
web-vanguard-coach-why-combo = Diese Würfel braucht das Ergebnis nicht.
web-vanguard-coach-why-pay = So bleiben dem Ergebnis die besten Würfel.
web-vanguard-coach-why-spend = Basiswürfel gehen zuerst.
web-vanguard-coach-why-spend-least = Dieser Würfel fehlt am wenigsten.
web-vanguard-coach-why-refresh = Die Würfel, die am meisten können, kommen zuerst zurück.
web-vanguard-coach-why-discard = Diese Karte hilft bei dem, was kommt, am wenigsten.
web-vanguard-coach-why-start = Wer die meisten Würfel hat, fängt an.
web-vanguard-coach-why-no-dice = Ein Würfel brächte hier weniger, als er später wert ist.
web-vanguard-coach-why-no-assist = Deine Würfel sind in einem eigenen Zug mehr wert.
web-vanguard-coach-why-no-modify = Nichts, was sich hier einsetzen lässt, ist seinen Preis wert.
web-vanguard-coach-why-no-combo = Für das Ergebnis sind die Würfel mehr wert.
