# Co se nepodaří na příkazovém řádku: vždy jeden řádek za "starboard: ".

cli-error = starboard: { $sentence }
cli-error-interrupted = přerušeno
# $what: druh názvu, který nikdo nezná
cli-error-unknown = { $what ->
    [game] Hra „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [mode] Režim „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [language] Jazyk „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [player] Hráč „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [bot] Bot „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [option] Volba „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [rule] Pravidlo „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [seat] Místo „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [scenario] Scénář „{ $name }“ tu není. Vyber z těchto možností: { $valid }
    [role] Role „{ $name }“ tu není. Vyber z těchto možností: { $valid }
   *[other] „{ $name }“ tu není známo. Vyber z těchto možností: { $valid }
}
cli-error-save = { $why ->
    [newer] { $file }: soubor vytvořil novější Starboard. Aktualizuj tento a otevři ho znovu.
    [other-game] { $file }: soubor patří ke hře, kterou tento Starboard nemá.
    [unplayable] { $file }: hra v souboru se neřídí pravidly a nejde znovu přehrát.
    [impossible] { $file }: stůl v souboru nemůže existovat, něco chybí, přebývá nebo leží jinde.
    [unreadable] { $file }: soubor nejde přečíst. Buď neexistuje, nebo se číst nesmí.
   *[damaged] { $file }: soubor je poškozený, nebo to není hra ze Starboardu. Zůstal, jak byl.
}
cli-error-file-name = Takhle se žádný soubor jmenovat nemůže.
cli-error-no-home = { $path }: takový uživatel tu není, nebo nemá domovskou složku.
cli-error-not-written = { $path }: sem nejde zapisovat ({ $reason }).
cli-error-folder = { $path }: sem nejde zapisovat, je to složka.
cli-error-foreign = { $path }: to není uložená hra, soubor zůstal, jak byl. Zvol jiný název.
cli-error-other-game = { $file }: to je hra { $game }, ne { $wanted }.
cli-error-save-keeps = { $given }: uložená hra si nechává své hráče, režim a volby.
cli-error-roles = { $roles ->
    [one] Role má { $roles } místo, hraje se jich ale jen { $seats }.
    [few] Role mají { $roles } místa, hraje se jich ale jen { $seats }.
   *[other] Role má { $roles } míst, hraje se jich ale jen { $seats }.
}
cli-error-campaign-exists = { $path } už existuje a zůstal, jak byl. Zvol jiný název.
cli-error-no-campaigns = { $game } nemá kampaně.
cli-error-campaign-name = Která kampaň? Napiš: starboard campaign { $action } NÁZEV
cli-error-campaign-from = Od které kapitoly? Řekni to pomocí --from; `starboard campaign list NÁZEV` vypíše kapitoly.
cli-error-settings = Tato nastavení neplatí: { $problems }
cli-error-listen = Na adrese { $host }, port { $port }, se nedá naslouchat ({ $reason }). Neběží už jiný Starboard? Zkus --port 0.
cli-error-not-installed = { $what } není nainstalováno, ale je tu potřeba: pip install { $package }
cli-error-redis-silent = Redis na adrese { $place } neodpovídá ({ $reason }). Spusť ho, nebo vynech STARBOARD_REDIS, pokud stačí jeden proces.
cli-error-redis-address = STARBOARD_REDIS není adresa Redis: { $reason }
cli-error-database-address = { $place } není adresa databáze: { $reason }
cli-error-database = { $place } nelze použít: { $reason }
cli-error-database-newer = Tuto databázi vytvořil novější Starboard (má verzi { $found }, tento zná { $known }). Nainstaluj ho, nebo obnov zálohu do nové databáze.
cli-error-database-not-empty = Tato databáze není prázdná. Obnov zálohu do nové a spusť s ní server.
cli-error-backup-cut = { $file }: záloha je useknutá. Nic se neobnovilo.
cli-error-backup-broken = { $file }: to není celá záloha. Nic se neobnovilo.
cli-error-backup-newer = { $file }: v záloze je něco, co tento Starboard nezná ({ $what }). Obnov ji v novějším.
cli-error-backup-format = { $file }: záloha má jiný formát.
cli-error-numbers = { $names }: některé číslo je příliš malé, nebo chybí název.
cli-error-rule-fault = Pravidlo hry selhalo a nic se nezměnilo: { $reason }
cli-error-recording = Záznam už neodpovídá pravidlům: { $reason }
cli-error-content = Obsah je poškozený: { $reason }

cli-load-restarted = Od uložení této hry se změnila pravidla; pokračuje od posledního bezpečného bodu. ({ $reason })
cli-load-other-rules = Tato hra začala podle pravidel jiné verze; pokračuje podle dnešních.
cli-error-no-own = { $game } nehraje mise ze souborů
cli-error-not-read = { $path } nelze přečíst: { $reason }
cli-error-own-large = { $path } je větší než { $most } KiB
cli-error-own-letters = { $path } není text v UTF-8 (bajt { $place })
cli-error-own-broken =
    tuto misi nelze hrát: { $count ->
        [one] jeden problém
        [few] { $count } problémy
       *[other] { $count } problémů
    }
    { $problems }
