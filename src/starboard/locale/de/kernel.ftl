# Was jedes Spiel am Tisch sagt.

## Warum das Zurücknehmen nicht weiter reicht

undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-fate = Seither wurde gewürfelt oder eine Karte gezogen; die anderen müssen dem Zurücknehmen zustimmen.
undo-decided = Seither hat jemand anderes etwas entschieden; die anderen müssen dem Zurücknehmen zustimmen.
undo-window = Seither konnten die anderen reagieren; sie müssen dem Zurücknehmen zustimmen.
undo-revealed = Seither wurde etwas Verborgenes gezeigt; die anderen müssen dem Zurücknehmen zustimmen.
