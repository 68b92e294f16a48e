# Stránka, která představuje Star Saga.

web-saga-tutorial = Nauč se hrát Star Saga
web-saga-tutorial-tale = Tři krátké mise, jedna po druhé. Vedle tebe sedí průvodce: každou věc vysvětlí, když se poprvé stane, a vždycky poradí.
web-saga-tutorial-turn = Pohni se, pak jednej
web-saga-tutorial-turn-text = Tvoji žoldnéři se střídají v tazích: pár polí, pohled jedním směrem a jedna akce.
web-saga-tutorial-turn-picture = Žoldnéř kráčí po palubě
web-saga-tutorial-sight = Hlídej, co vidí oni
web-saga-tutorial-sight-text = Kdo stojí před kým, rozhoduje o všem: výstřel chce volnou linii a bedny dávají krytí.
web-saga-tutorial-sight-picture = Linie výhledu vede přes bednu ke strážnému
web-saga-tutorial-dice = Zásahy proti blokům
web-saga-tutorial-dice-text = Obě strany házejí najednou. Co se nezablokuje, zraní.
web-saga-tutorial-dice-picture = Dvě útočné kostky a jedna obranná
web-saga-tutorial-nexus = Nexus odpovídá
web-saga-tutorial-nexus-text = Po tobě se pohnou jeho přisluhovači, střílejí a volají posily. Nikdo za něj nemusí hrát: pravidla vědí, co udělá.
web-saga-tutorial-nexus-picture = Blíží se dva strážní
web-saga-tutorial-after = A pak kampaň
web-saga-tutorial-after-text = Devět misí, které si pamatují, co jste udělali. O samotě, s přáteli, nebo proti jednomu z nich v roli Nexu.
web-saga-tutorial-after-deed = Ke kampani
