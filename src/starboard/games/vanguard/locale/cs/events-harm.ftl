# Co se stalo: zranění, nebezpečí a hrozby.


## Zranění

vanguard-told-injured = { $who } dostává zranění { FORM($injury, "quoted") }.
vanguard-told-injury-prevented = { $who } se vyhýbá zranění { FORM($injury, "quoted") }.
vanguard-told-injury-softened = { $who } dostane jen zranění { FORM($injury, "quoted") }.
vanguard-told-injury-covered = { $who } otáčí zranění { FORM($injury, "quoted") } lícem dolů.
vanguard-told-injury-uncovered = { $who }: zranění { FORM($injury, "quoted") } je zase lícem nahoru.
vanguard-told-injury-removed = { $who } se zbavuje zranění { FORM($injury, "quoted") }.
vanguard-told-injury-die-placed = { $column ->
    [red] { $who } dostává kostku zranění do červeného sloupce.
    [green] { $who } dostává kostku zranění do zeleného sloupce.
   *[blue] { $who } dostává kostku zranění do modrého sloupce.
}
# $column: kde kostka ležela, nebo že byla hozena
vanguard-told-injury-die-removed = { $column ->
    [red] { $who } se zbavuje kostky zranění v červeném sloupci.
    [green] { $who } se zbavuje kostky zranění v zeleném sloupci.
    [blue] { $who } se zbavuje kostky zranění v modrém sloupci.
   *[rolled] { $who } se zbavuje kostky zranění ze zásoby kostek.
}
vanguard-told-injury-die-passes = Kostka zranění ({ $who }: { $face }) nic nezasahuje.
vanguard-told-injury-die-ignored = Jedna kostka zranění se ignoruje: { $face }.
vanguard-told-injury-strikes = { $who } pociťuje zranění { FORM($injury, "quoted") }: { $face }.
vanguard-told-died = { $who } umírá.
vanguard-told-left-planet = { $who } opouští planetu.


## Nebezpečí

vanguard-told-danger-rolled = { $who } hází na nebezpečí { $letter }: { $face }.
# $harmless: zda symbol pod tímto písmenem nic nedělá
vanguard-told-danger = { $harmless ->
    [yes] { $who } uniká nebezpečí { $letter }.
   *[no] { $who } čelí nebezpečí { $letter } ({ $face }): { $does }
}
vanguard-told-danger-ignored = Nebezpečí { $letter } se ignoruje: { $face }.


## Hrozby

vanguard-told-threat-appeared = { FORM($threat, "number") ->
    [many] V sektoru { $sector } se objevují { FORM($threat, "nom") }.
   *[one] V sektoru { $sector } se objevuje { FORM($threat, "nom") }.
}
vanguard-told-threat-moved = { $threat } míří do sektoru { $sector }.
vanguard-told-threat-spread = { $threat } se šíří do sektoru { $sector }.
# $at: zda útočí na všechny v sektoru, nebo na toho, kdo na ni narazí
vanguard-told-threat-attacks = { $at ->
    [sector] { $threat } útočí v sektoru { $sector }.
   *[one] { $threat } útočí, na ráně je { $who }.
}
vanguard-told-threat-dulled = { $count ->
    [one] Příští útok { FORM($threat, "gen") } nebude mít účinek.
    [few] Příští { $count } útoky { FORM($threat, "gen") } nebudou mít účinek.
   *[other] Příštích { $count } útoků { FORM($threat, "gen") } nebude mít účinek.
}
vanguard-told-attack-dulled = Útok { FORM($threat, "gen") } nemá účinek.
vanguard-told-threat-banished = { FORM($threat, "number") ->
    [many] { $threat } opouštějí planetu.
   *[one] { $threat } opouští planetu.
}
