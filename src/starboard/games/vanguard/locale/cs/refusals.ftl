# Proč něco zvolit nelze: co tomu brání, a co udělat místo toho, pokud něco jde.

vanguard-refusal-no-actions-left = V tomto tahu už nezbývá akce.
vanguard-refusal-one-special = Jen jedna zvláštní akce za tah.
vanguard-refusal-done-already = Při této návštěvě se to už stalo a jde to jen jednou.
vanguard-refusal-done-for-ever = To už se stalo jednou provždy.
vanguard-refusal-not-now = Teď neplatí, co tato akce vyžaduje. Co chybí, říká její karta.
vanguard-refusal-keepers-trust = Strážci vám věří: nechte to být.
vanguard-refusal-cannot-pay = Cenu nelze zaplatit celou.
vanguard-refusal-does-nothing = Teď by to nic neudělalo, něco jiného ano.
vanguard-refusal-held-fast = Symbol Zákaz přesunu tu všechny drží. Nejdřív uvolněte cestu.
vanguard-refusal-no-way = Z tohoto sektoru teď nevede žádná trasa.
vanguard-refusal-no-rest-here = Tady teď nikdo odpočívat nemůže.
vanguard-refusal-no-supplies = Na odpočinek není dost zásob.
vanguard-refusal-not-at-lander = K odletu je třeba výsadková loď. Jdi do jejího sektoru.
