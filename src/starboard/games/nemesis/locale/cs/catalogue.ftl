# Jak lze Nemesis začít: režimy a možnosti, zobrazené tam, kde se vybírá.

## Režimy

nemesis-mode-semi-coop = Semikooperativní
    .text = 2 až 5 hráčů, každý s tajným úkolem. Vyhraješ, pokud přežiješ a splníš ten svůj, ať už ostatní dopadnou jakkoli.
nemesis-mode-coop = Kooperativní
    .text = Všechny úkoly jsou veřejné a společné, jeden za každého hráče. Vyhrajete společně, pokud jsou všechny splněné a přežije alespoň jedna postava.
nemesis-mode-solo = Sólo
    .text = Jeden hráč. Táhneš 2 úkoly, jeden z nich si necháš, až se objeví první vetřelec, a vyhraješ, pokud přežiješ a splníš ho. V každé místnosti je jen polovina předmětů uvedených na jejím žetonu, zaokrouhleno nahoru.


## Volby: co se změní, když jsou zapnuté

nemesis-option-doors-block-crew-only = Zavřené dveře zastaví jen posádku
    .text = Zavřené dveře ruší sousedství jen pro pohyb postav. Vetřelec, kterého přes ně přiláká Nebezpečí, Lov nebo Návnada, zůstane, kde je, a dveře zničí; žádný hluk se místo toho neumisťuje.
nemesis-option-hatching-needs-an-egg = Líhnutí potřebuje Vejce
    .text = Událost Líhnutí nemá žádný efekt, když na desce vetřelců nezbývá Vejce: Larva nikoho nenapadne a do sáčku nepřibude žeton Larvy.
nemesis-option-fire-only-in-own-round = Požár jen ve vlastním tahu
    .text = Postava, která musí automaticky pasovat v tahu jiného hráče, neutrpí lehké poranění od požáru.
nemesis-option-next-intact-room = Porucha si najde místnost bez poruchy
    .text = Událost Porucha vybere prozkoumanou místnost s nejnižším číslem, která žeton může dostat a ještě ho nemá, ne pokaždé Můstek.
nemesis-option-queen-token-returns = Žeton Královny se vrací
    .text = Přivede-li evoluce vetřelců Královnu do Hnízda, její žeton se vrátí do sáčku, místo aby ho opustil.
nemesis-option-no-eggs-in-dead-nest = V mrtvém Hnízdě nejsou Vejce
    .text = Jakmile je Hnízdo zničené, na desku vetřelců se už žádná Vejce nepřidávají.
nemesis-option-sleepers-keep-both = Spící si nechají oba úkoly
    .text = Když se objeví první vetřelec, hráči, jejichž postava je v hibernaci nebo unikla, neodhazují žádný úkol; stačí splnit kterýkoli z nich.
nemesis-option-target-by-action-cards = Cíl podle akčních karet
    .text = Ve fázi událostí si vetřelec vybírá postavu s nejmenším počtem akčních karet; kontaminace v ruce se nepočítá.
nemesis-option-summoning-is-encounter = Přivolání je setkání
    .text = Přivolání se vyhodnotí jako setkání cílové postavy bez nečekaného útoku: hluk kolem místnosti se odhodí a prázdný žeton naplní její chodby hlukem.
nemesis-option-leaving-a-pod-passes = Opustit modul znamená pasovat
    .text = Postava, která na začátku některého pozdějšího kola čeká v modulu a neodpálí ho, v tomto kole pasuje, i když z něj vyleze.
nemesis-option-ejection-saves-occupants = Vymrštění zachrání pasažéry
    .text = Modul ztracený při události Vymrštění únikového modulu se počítá jako odpálený a všichni uvnitř uniknou.
nemesis-option-attached-cards-count = Přidané karty se počítají
    .text = Karta přidaná k jiné kartě se pro úkoly počítá jako samostatný předmět.
nemesis-option-two-coop-objectives = Dva úkoly na hráče
    .text = V kooperativním režimu se za každého hráče táhnou dva úkoly, dokud 7 karet stačí.
nemesis-option-intruder-player = Hráč vetřelců
    .text = Hráč, jehož postava zemře jako první, hraje od následujícího kola za vetřelce. Fáze událostí má pak už jen kroky Stupnice času a Poškození ohněm. Hráč vetřelců nemůže vyhrát a nechce, aby vyhrál kdokoli jiný.
nemesis-option-alternative-board = Alternativní herní plán
    .text = Těžší loď: dvě oddělené sítě technických chodeb, některé místnosti spojené dvěma nezávislými chodbami a obě evakuační sekce od začátku odkryté.

## Druhy botů

nemesis-bot-scripted = s rozmyslem
