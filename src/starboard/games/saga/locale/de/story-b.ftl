# Zwei Schlüssel: die Seiten der Mission.

saga-page-b-briefing = Zwei Schlüssel
saga-page-b-briefing-1 = „Zwei Schlüssel, zwei Räume, ein Tor“, sagt Dulinsky. „Wer das gebaut hat, hat niemandem getraut. Vernünftige Leute.“
saga-page-b-briefing-2 = Die Diensttreppe endet an der alten Zisterne, die niemand gereinigt und niemand vergessen hat. Das Tor auf der anderen Seite geht auf, wenn beide Schlüssel gleichzeitig gedreht werden, in zwei Räumen, zwischen denen das Wasser liegt. Dazu braucht es zwei Paar Hände. Dulinsky hat eins. Das andere hat Curby, der Roboter, und er ist ziemlich stolz darauf.
saga-page-b-briefing-3 = Der eine Schlüssel steckt in der Zisternenhalle, der andere in der Torsteuerung, hinter einer verriegelten Doppeltür. Eine Nachtschicht ist unterwegs: meist Techniker, die eine oder andere Wache. Inzwischen rechnen sie mit Besuch.

saga-page-b-cistern = Schwarzes Wasser
saga-page-b-cistern-1 = Hinter der Tür liegt eine Halle mit mehr Wasser als Boden. In der Mitte ruht die Zisterne, glatt, schwarz und, nach dem Geländer zu urteilen, tief. Am anderen Ufer eine Doppeltür; an diesem Leute, die von der Arbeit aufsehen.

saga-page-b-both-keys = Beide zugleich
saga-page-b-both-keys-1 = Beide Schlüssel sind gedreht. Irgendwo in der Wand fällt ein Gewicht so, wie es gedacht war, und über dem Tor geht eine grüne Lampe an, die seit Jahren nicht gebrannt hat. Das Tor ist entriegelt und bleibt es. Jemand muss nur noch hingehen und es öffnen.

saga-page-b-won-1 = Durch das Tor
saga-page-b-won-1-1 = Das Tor fährt knirschend zur Seite, und die Luft dahinter ist zum ersten Mal heute Nacht trocken. Curby zieht eine nasse Spur über irgendjemandes sauberen Boden. Auf seinem kleinen Bildschirm steht, für alle lesbar: ZWEI PAAR.

saga-page-b-lost-1 = Ein Schlüssel zu viel
saga-page-b-lost-1-1 = Einen Schlüssel könnte man noch drehen, aber für den anderen ist niemand mehr da. Die Zisterne nimmt, was in sie gefallen ist, und schließt sich wieder. In der Torsteuerung füllt ein Techniker ein Formular aus. Unter „Besucher“ steht: keine.

saga-page-b-lost-2 = Keine Hand frei
saga-page-b-lost-2-1 = Keiner von beiden kann ohne den anderen stehen, und zwischen ihnen liegt das Wasser. Die Nachtschicht lässt sich jetzt Zeit. Sie hat Handschellen für Captain Dulinsky und, nach kurzer Beratung, einen Rollwagen für den Roboter.
