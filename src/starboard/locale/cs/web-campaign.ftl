# Campaigns: how one begins, its page with the tree of chapters, its chronicle.


## In lists, and new ones

web-campaigns = Kampaně
web-campaign-in-list = { $chapters ->
        [0] ještě nezačala
        [one] { $chapters } kapitola
        [few] { $chapters } kapitoly
       *[other] { $chapters } kapitol
    }
web-campaign-open = Otevřít kampaň
web-campaign-onward = Dál v kampani
web-campaign-finale = Jak kampaň skončila
web-campaign-older = Ukázat starší kampaně
web-campaign-of = Kampaň: { $name }
web-campaign-once = Jedna hra
web-campaign-once-hint = Připravit, zahrát, hotovo.
web-campaign-or-once = Jeden večer, nebo mnoho?
web-campaign-taken = Kampaň je zpátky se vším, co k ní patří.


## The tree

web-campaign-tree = Dosavadní kapitoly
web-campaign-tree-hint = Klepni na některou: přečti si ji, nebo od ní pokračuj
web-campaign-chapter = Kapitola { $number }
web-campaign-count = { $count ->
        [0] před první kapitolou
        [one] { $count } kapitola
        [few] { $count } kapitoly
       *[other] { $count } kapitol
    }
web-campaign-here = Tady se pokračuje
web-campaign-is-won = vyhráno
web-campaign-is-lost = prohráno
web-campaign-is-over = dohráno
web-campaign-is-playing = právě se hraje
web-campaign-is-lobby = brzy začne
web-campaign-first-try = první pokus, { $date }; zůstává
web-campaign-branched = větev před „{ $chapter }“


## The chapter that was chosen

web-campaign-next = Dále · kapitola { $number }
web-campaign-which = Co přijde teď?
web-campaign-continue = Pokračovat
web-campaign-to-lobby = Ke stolu
web-campaign-to-table = Ke stolu
web-campaign-read = Přečíst znovu
web-campaign-read-so-far = Co se zatím stalo
web-campaign-replay = Přehrát záznam
web-campaign-go-on = Pokračovat odtud
web-campaign-branch = Nová větev od konce
web-campaign-again = Hrát ji znovu
web-campaign-ended-eyebrow = Konec
web-campaign-ended = Kampaň skončila
web-campaign-ended-hint = Všechno odehrané zůstává. Vyber ve stromu kapitolu, přečti si ji, nebo od ní zkus jinou cestu.


## Who plays whom

web-campaign-cast = Změnit, kdo hraje koho
web-campaign-cast-hint = V každé kapitole může každý hrát jinou roli a jeden člověk i několik. Kdo ke kampani patří, může si sednout na volné místo.
web-campaign-begin = Začít kapitolu


## The chronicle

web-campaign-chronicle = Kronika
web-campaign-nothing = Ještě se nic nestalo.
web-campaign-told-won = Vyhráno { $date }. { $count ->
        [0] Nebyl u toho nikdo, koho znáš.
       *[other] Hráli: { $names }.
    }
web-campaign-told-lost = Prohráno { $date }. { $count ->
        [0] Nebyl u toho nikdo, koho znáš.
       *[other] Hráli: { $names }.
    }
web-campaign-told-over = Dohráno { $date }. { $count ->
        [0] Nikdo už neví, kdo hrál.
       *[other] Hráli: { $names }.
    }
web-campaign-told-playing = Hraje se od { $date }.
web-campaign-told-lobby = Stůl je připravený.
web-campaign-back = Zpět ke kampani
web-campaign-who = Kdo hrál
web-campaign-what = Co se stalo naposled
web-campaign-brought = Tato kapitola přišla jako soubor. Co se v ní stalo, se tu neví, jen co po ní zůstalo.
web-campaign-sheet = Jak to stojí
web-campaign-sheet-first = Na začátku
web-campaign-sheet-after = Po kapitole { $number }
web-campaign-sheet-then = Co po ní zůstalo
web-campaign-sheet-changes = Ve srovnání s předchozím
web-campaign-sheet-now = S čím začala
web-campaign-no-sheet = O tom se nic neví.


## The whole campaign

web-campaign-people = Kdo k této kampani patří
web-campaign-rename = Přejmenovat
web-campaign-name = Název kampaně
web-campaign-renamed = Tak se teď jmenuje.
web-campaign-archive-why = Nikdo tam pak nezačne další kapitolu. Všechno zůstane uložené a kdykoli ji můžeš z archivu vyndat.
web-campaign-take-out = Vyndat z archivu
web-campaign-taken-out = Kampaň pokračuje.


## Unlike roles: who plays whom at any table

web-new-scenario = Scénář
web-roles-change = Kdo hraje koho
web-roles-seat-more = Další místo
web-roles-seat-away = Odebrat místo { $number }
web-roles-needed = Ještě chybí: { $roles }
web-roles-played = Tohle hrají sama pravidla: { $roles }
web-roles-left = Zůstává v krabici: { $roles }

## A scenario of one's own

web-own-choose = Vlastní mise…
web-own-hint = Soubor mise (TOML) od tebe nebo od někoho jiného. Nejdřív se zkontroluje.
web-own-busy = Kontroluje se…
web-own-chosen = Tvá vlastní mise
web-own-map = Mapa mise { $title }
