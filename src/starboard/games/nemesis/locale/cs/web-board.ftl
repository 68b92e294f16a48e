## Herní plán Nemesis v prohlížeči: co o něm říkají čtečky, tlačítka, řádek atmosféry pod otázkami

web-nemesis-ship = Loď. Šipkami procházíš chodby.
web-nemesis-whole-ship = Celá loď

# Výčet roste po jedné části.
web-nemesis-listed = { $some }, { $more }
web-nemesis-room = Místnost č. { $number }, { $name }
web-nemesis-room-unexplored = Místnost č. { $number }, neprozkoumaná
web-nemesis-you = ty
web-nemesis-intruder = { $injuries ->
    [0] { $kind }
   *[other] { $kind }, { $injuries } zranění
}
web-nemesis-eggs = { $count ->
    [0] žádná Vejce
    [one] 1 Vejce
    [few] { $count } Vejce
   *[other] { $count } Vajec
}
web-nemesis-items = { $count ->
    [one] 1 předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
}
web-nemesis-hibernation = hibernační komory otevřené
web-nemesis-venting = nouzová procedura přechodové komory
web-nemesis-known = víš jen ty: { $what }
web-nemesis-corridor = chodba č. { $numbers } do místnosti č. { $room }{ $noise ->
    [yes] , hluk
   *[no] {""}
}{ $door ->
    [closed] , dveře zavřené
    [destroyed] , dveře zničené
   *[open] {""}
}
web-nemesis-entrance = vstup č. { $numbers } do technických chodeb{ $noise ->
    [yes] , hluk
   *[no] {""}
}
web-nemesis-passage = Chodba č. { $numbers } mezi místnostmi č. { $a } a { $b }{ $noise ->
    [yes] , hluk
   *[no] {""}
}{ $door ->
    [closed] , dveře zavřené
    [destroyed] , dveře zničené
   *[open] {""}
}
web-nemesis-token = { $token } ({ $count })
web-nemesis-course = Kurz { $space }
web-nemesis-engine-working = Funkční
web-nemesis-engine-damaged = Poškozený

web-nemesis-pod = Únikový modul č. { $number }, sekce { $section }
web-nemesis-pod-locked = Zamčený
web-nemesis-pod-unlocked = Odemčený
web-nemesis-pod-gone = Pryč

web-nemesis-attack = Útok
web-nemesis-surprise = Nečekaný útok
web-nemesis-light-wound = Lehké poranění
web-nemesis-died = Mrtv{ grammar-who-adjective }
web-nemesis-self-destruct = Sebedestrukce
web-nemesis-first-intruder = První vetřelec
web-nemesis-nest-destroyed = Hnízdo zničeno
web-nemesis-turn = { $turn }. kolo

web-nemesis-fiction-draft = Šest jmen na šesti víkách. Jedno z nich je tvoje.
web-nemesis-fiction-objective = Něco je na palubě. Teď musíš vědět, proč tu jsi.
web-nemesis-fiction-where = Loď praská, jak chladne. Jedna chodba je jako druhá.
web-nemesis-fiction-flee = Jakmile se k tomu otočíš zády, zaútočí to.
web-nemesis-fiction-screens = Šedé obrazy, jeden za druhým. Na některých se něco hýbe.
web-nemesis-fiction-aim = Vydechni. Pak stiskni spoušť.
web-nemesis-fiction-struck = Je to rychlejší, než by něco tak velkého mělo být.
web-nemesis-fiction-react = Jediný úder srdce, kdy se ještě dá něco udělat.
web-nemesis-fiction-listen = Ozvalo se to znovu.
web-nemesis-fiction-doors = Ocel silná jako dlaň. Chvíli vydrží.
web-nemesis-fiction-pod = Dvě sedadla, jedna páka a dlouhá cesta domů.
web-nemesis-fiction-engine = Co je za tímhle panelem, víš jen ty.
web-nemesis-fiction-course = Malý pohyb ruky a všichni letí jinam.
web-nemesis-fiction-search = Skříňky, zásuvky, cizí životy.
web-nemesis-fiction-trade = Díváte se jeden druhému na ruce, ne do očí.
web-nemesis-fiction-combat = Všimlo si tě to.
web-nemesis-fiction-fire = Vzduch pálí v krku.
web-nemesis-fiction-countdown = Hlas ze stropu odpočítává a nikam nespěchá.
web-nemesis-fiction-larva = Pod žebry se ti něco hýbe.
web-nemesis-fiction-nest = Podlaha je tu teplá a měkká.
web-nemesis-fiction-malfunction = Z otevřeného panelu padají jiskry.
web-nemesis-fiction-awake = Je ti zima, hlavu máš těžkou a na podlaze leží tělo.
web-nemesis-fiction-company = Někdo tu je s tebou. To není vždycky dobrá zpráva.
web-nemesis-fiction-alone = Jen tvůj dech a hučení lodi.
