# Was am Bogen einer Kampagne nicht stimmt, die jemand als Datei gebracht hat.

saga-sheet-campaign = Die Kampagne in dieser Datei gibt es nicht.
saga-sheet-mission = Sie geht mit einer Mission weiter, die es nicht gibt: { $mission }.
saga-sheet-ended = Sie soll vorbei sein und zugleich weitergehen.
saga-sheet-nobody = Im Team ist niemand übrig.
saga-sheet-flags = Sie erinnert sich an etwas, das nicht geschehen sein kann.
saga-sheet-squad = Jemand im Team ist kein Söldner oder doppelt da.
saga-sheet-skill = Die Fertigkeit „{ $card }“ gibt es nicht, oder zwei haben sie.
saga-sheet-equipment = Die Ausrüstungskarte „{ $card }“ gibt es nicht, oder nicht { $count }-mal in der Schachtel.
saga-sheet-prize = Das Team hat „{ $card }“ und hat es nie gewonnen.
saga-sheet-dead = { $who }: tot. Wer weitergeht, hat mindestens ein Kästchen frei, und hier liegen auf allen Wunden ({ $count }).
saga-sheet-number = { $who }: Die Zahl { $number } ist nicht möglich.
saga-sheet-attributes = { $who }: Diese Merkmale kann niemand so erworben haben.
