# Co terminálový klient říká sám za sebe; co je na stole, říká každá hra.


## Výzva a sezení

cli-prompt = >
cli-press-enter = Pokračuj klávesou Enter.
cli-yes-no = ano, nebo ne?
cli-welcome = Napiš číslo možnosti. ? vysvětlí otázku, help vypíše příkazy. Hra se ukládá do { $path }.
cli-unknown-command = Příkaz { $word } neexistuje. Napiš číslo možnosti, nebo help.
cli-too-long = { $count ->
    [one] Řádek je příliš dlouhý: na všechno tu stačí { $count } znak.
    [few] Řádek je příliš dlouhý: na všechno tu stačí { $count } znaky.
   *[other] Řádek je příliš dlouhý: na všechno tu stačí { $count } znaků.
}
cli-choose-from = „{ $name }“ tu není známo. Vyber si z těchto možností: { $names }
cli-not-done = To se nepodařilo a nic se nezměnilo: { $why }
cli-quit = Hra je uložená v { $path }. Pokračovat můžeš příkazem: starboard play --load { $path }
cli-input-ended = Vstup skončil. Hra je uložená v { $path }.
cli-interrupted = Přerušeno. Hra je uložená v { $path }.
cli-saved = Uloženo do { $path }.
cli-loaded = Načteno z { $path }.
cli-load-what = Který soubor? Například: load hra.starboard
cli-log-more = … a předtím ještě { $count } (vypíše je log)
cli-help =
    ČÍSLO             vybere možnost; několik takto: 1 3 4; all všechny; none nebo jen Enter, kde lze nevybrat nic
    ?                 pravidlo k otázce; ? 3 pravidlo k možnosti 3; ? ID nebo ? slova kterékoli pravidlo
    why               co teď není v nabídce a proč
    look NÁZEV        co dělá věc na stole, podle části názvu nebo čísla na herním plánu
    hand              co je tvoje: karty a všechno ostatní i s texty
    map               herní plán s vysvětlením značek
    log [N]           posledních N událostí
    undo              vezme zpět tvé poslední rozhodnutí; pokud se od té doby někdo něco dozvěděl, musí ostatní souhlasit
    orders            tvé trvalé pokyny pro reakce, například: orders REAKCE never
    save [SOUBOR]     uloží hru; load SOUBOR pokračuje v jiné
    lang it           jazyk: en, it, de, cs
    screen            znovu všechno vykreslí
    quit              uloží hru a skončí


## Výběr

cli-pick-one-or-none = (jednu, nebo žádnou: { $none })
cli-pick-exactly = (vyber přesně { $count })
cli-pick-between = (vyber { $least } až { $most })
cli-nothing = nic
cli-pick-a-number = Vyber možnost jejím číslem od 1 do { $count }.
cli-wrong-count = { $least ->
    [1] { $most ->
        [1] Vyber přesně jednu možnost.
        [few] Vyber 1 až { $most } možnosti.
       *[other] Vyber 1 až { $most } možností.
    }
   *[other] { $most ->
        [1] Vyber nejvýše jednu možnost.
        [few] Vyber { $least } až { $most } možnosti.
       *[other] Vyber { $least } až { $most } možností.
    }
}
cli-no-such-option = Možnosti mají čísla od 1 do { $count }.
cli-picked-twice = Každou možnost lze vybrat jen jednou.
cli-asides = Než odpovíš, můžeš také:
cli-aside-alone = To, co lze udělat kdykoli, se vybírá samostatně.
cli-cost = { $count ->
    [0] zdarma
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cli-blocked = { $option }: { $why } [{ $rule }]
cli-nothing-blocked = Nic nechybí: v nabídce je všechno, co tu existuje.


## Vyhledávání

cli-look-what = Co si chceš prohlédnout? Za look napiš část názvu, nebo číslo na herním plánu.
cli-look-nothing = Nic se nejmenuje { $words }. Zkus část názvu, nebo číslo na herním plánu.
cli-look-more = Také: { $names }
cli-empty-hand = Nemáš žádné karty.
cli-rules-nothing = K výrazu „{ $words }“ se nenašlo žádné pravidlo.
cli-rules-see = Viz také: { $rules }
cli-rules-ledger = { $name }: { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}


## Krok zpět

cli-undone = Vzato zpět.
cli-undo-why = { $why } [{ $rule }]
cli-undo-bots-agree = Boti souhlasí: vzato zpět.
cli-undo-asked = { $name } chce vzít zpět poslední rozhodnutí.
cli-undo-consent = { $name } (místo { $seat }): souhlasíš?
cli-undo-refused = Nesouhlasí všichni, takže rozhodnutí platí.


## Trvalé pokyny

cli-order-ask = ptát se
cli-order-never = nikdy
cli-order-if = jen pokud
cli-orders-how = Pokyn změníš takto: orders REAKCE { $orders }.
# $examples: conditions as they are typed
cli-orders-if = Za if například: { $examples }


## Více lidí u jedné klávesnice

cli-hand-over = Předej prosím klávesnici: { $name }, místo { $seat }. Co následuje, není pro jiné oči.
cli-window = Teď může někdo reagovat: { $seats }.
cli-window-prompt = Číslo místa, které chce reagovat, nebo Enter, pokud nikdo:
cli-window-who = Napiš číslo jednoho z těchto míst, nebo jen Enter.
cli-window-nothing = Nemáš čím reagovat.


## Konec a zaznamenané hry

cli-results-title = Konec hry
cli-results-nobody = Nikdo nevyhrává.
cli-results-winners = Vítězství: { $names }.
cli-results-recorded = Celá hra je zaznamenaná v { $path }. Znovu si ji přečteš příkazem: starboard replay { $path }
cli-replay-diverges = { $file } nedojde ke svému zaznamenanému konci.
cli-replay-complete = Záznam je úplný: k tomuto konci vede { $count } rozhodnutí hráčů a náhody.
cli-replay-unfinished = Záznam zde uprostřed hry končí; obsahuje { $count } rozhodnutí hráčů a náhody.


## Kontrola

cli-check-scenario = Mise: { $name }
cli-check-picture = Mapa je nakreslená v souboru { $path }
cli-check-endless = Pravidla, která se navzájem spouštějí bez konce: { $trigger }
cli-check-silent = Odehrané hry: { $games }. { $count ->
    [0] Všechno v ní se stalo.
    [one] { $count } část se nikdy nestala:
    [few] { $count } části se nikdy nestaly:
   *[other] { $count } částí se nikdy nestalo:
}
cli-check-ledger = Sbírka pravidel { $name }: { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
cli-check-rulings = Výklady pravidel { $name }: { $count }
cli-check-content = { $game }, { $kind }: { $count }
cli-check-languages = Jazyky: { $languages }
cli-check-fine = Nic nechybí.
cli-check-broken = { $count ->
    [one] { $count } problém:
    [few] { $count } problémy:
   *[other] { $count } problémů:
}
cli-check-more = … a ještě { $count } (--all vypíše všechny)


## Hra bez vlastních obrazovek

cli-any-seat = Místo { $number }
cli-any-yes = ano
cli-any-no = ne
cli-any-place = { $name } na { $square }


## Kampaně

cli-campaign-new = Kampaň je v { $path }. Začni příkazem: starboard campaign next { $name }
cli-campaign-none = Zatím tu žádná kampaň není. Začni ji příkazem: starboard campaign new NÁZEV
cli-campaign-line = { $name }: { $game }, { $chapters ->
    [one] { $chapters } kapitola
    [few] { $chapters } kapitoly
   *[other] { $chapters } kapitol
}, { $state ->
    [ended] dohraná
    [playing] uprostřed kapitoly
   *[waiting] čeká na další kapitolu
}
cli-campaign-empty = Zatím se nehrála žádná kapitola. Začíná se takto: { $scenarios }
cli-campaign-chapter = { $state ->
    [playing] { $number }. { $scenario } (hraje se)
    [ended] { $number }. { $scenario } (tady kampaň skončila)
   *[over] { $number }. { $scenario } (dohráno; může následovat: { $following })
}
cli-campaign-quit = Kapitola je uložená v kampani. Pokračovat můžeš příkazem: starboard campaign next NÁZEV
cli-campaign-over = { $state ->
    [ended] Kapitola skončila a s ní i kampaň.
   *[over] Kapitola skončila. Může následovat: { $following }. Pokračovat můžeš příkazem: starboard campaign next { $name }
}

cli-seat-human = někdo u této klávesnice
cli-seat-bot = nejlepší bot hry
cli-seat-random = bot, který hraje náhodně
# $names: of people that bots are
cli-seat-people = Nebo jménem: { $names }.
# $example: a temper and a strength, as they are typed
cli-seat-together = Více slov spojí -: { $example }.
