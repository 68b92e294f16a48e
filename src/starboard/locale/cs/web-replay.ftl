# Záznam dohrané hry.

web-replay = Záznam
web-replay-about = Hra a její deník
web-replay-loading = Načítá se hra
web-replay-back = Zpět na tvoje hry
web-replay-eyes = Číma očima se díváš
web-replay-open = Všechno odkryté
web-replay-seat = Místo { $number }
web-replay-log = Deník
web-replay-crew = Posádka
web-replay-controls = Ovládání záznamu
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-step-back = O krok zpět
web-replay-step-on = O krok dál
web-replay-turn-back = Na předchozí kolo
web-replay-turn-on = Na další kolo
web-replay-position = Místo ve hře
web-replay-place = { $turn }. kolo · krok { $step } z { $of }
web-replay-speed = Rychlost: { $speed }×. Změnit
web-replay-times = { $speed }×
web-replay-ending = Jak to dopadlo
web-replay-save = Uložit jako soubor
web-replay-fork = Hrát odsud dál
web-replay-fork-lead = Otevře se nový stůl, který si tuto hru pamatuje až po krok, na který se díváš. Ty zabereš jedno místo, ostatní zaberou boti a osud se losuje znovu.
web-replay-fork-seat = Které místo zabereš?
web-replay-fork-start = Hrát dál
