# Brandschutzübung: die Seiten der Mission.

saga-page-c-briefing = Brandschutzübung
saga-page-c-briefing-1 = „Wer auch immer da geläutet hat, hat uns einen Gefallen getan“, sagt Dulinsky. „Keine Büroleute auf den Gängen. Nur Leute mit Gewehren.“
saga-page-c-briefing-2 = Das Team ist endlich vollzählig, und der einzige Weg zur Landebucht führt durch die Müllverbrennung. Oben hat jemand eine Brandschutzübung angesetzt: Die Büros sind leer, und die Marineinfanteristen sollen den Rest des Hauses durchkämmen.
saga-page-c-briefing-3 = Hinaus geht es über die Kaminleiter in der Ofenhalle; sie bleibt zu, bis jemand den Hebel dort zieht. Westlich davon liegt das Sortierbüro, wo der Vorarbeiter seinen Schlüssel hat, südlich der Wachposten, wo die Marineinfanteristen alles andere haben. Den Brenner kann man von Hand zünden. Er fragt nicht, auf welcher Seite ihr steht.

saga-page-c-flue-open = Der Kamin
saga-page-c-flue-open-1 = Der Hebel kommt herunter, und mit ihm der Ruß eines ganzen Jahres. Über der Leiter kippt eine Klappe, und zum ersten Mal, seit es sie gibt, zieht saubere Luft durch die Ofenhalle. Der Weg nach oben ist frei.

saga-page-c-won-1 = Durch den Kamin
saga-page-c-won-1-1 = Zwei von euch klettern aus dem Kamin, schwarz wie Schornsteinfeger und die Ersten in der Schlange zur Landebucht. Unten geht die Übung mit großer Disziplin weiter. Laut der Tafel am Eingang haben alle das Gebäude verlassen. Das stimmt beinahe.

saga-page-c-lost-1 = Anwesenheitsliste
saga-page-c-lost-1-1 = Die Marineinfanteristen finden euch zwischen den Tonnen; aufstehen kann kaum noch jemand. Ein Büromensch in orangefarbener Weste kommt mit einer Liste vorbei und fragt, ob ihr zum Personal gehört. Der Sergeant überlegt. „Abfall“, sagt er und unterschreibt.

saga-page-c-lost-2 = Ende der Übung
saga-page-c-lost-2-1 = Die Glocke verstummt. Überall im Haus gehen Türen auf, und vierhundert Angestellte kehren mit Kaffee und Fragen an ihre Schreibtische zurück. Durch so eine Menge kommt niemand in Rüstung. Nach euren Papieren fragen euch alle gleichzeitig.
