# Co se stalo: útoky, zranění, plameny a výbuchy.
# $hits jsou útočné kostky, na kterých něco padlo, $blocks obranné.

saga-log-attacked = { $way ->
    [shot] { $who } vystřelil{ grammar-who } na { FORM($target, "acc") }{ saga-log-with-weapon }: { saga-log-dice }.
    [turret] { $who } vystřelil{ grammar-who } na { FORM($target, "acc") }: { saga-log-dice }.
    [template] V plamenech stojí { FORM($target, "nom") }: { saga-log-dice }.
    [blast] Výbuch zasáhl { FORM($target, "acc") }: { saga-log-dice }.
    [close] { $who } napadl{ grammar-who } zblízka { FORM($target, "acc") }{ saga-log-with-weapon }: { saga-log-dice }.
    [free-attack] { $who } provedl{ grammar-who } volný útok na { FORM($target, "acc") }: { saga-log-dice }.
    [flat] { $who } zaútočil{ grammar-who } na { FORM($target, "acc") }: { saga-log-dice }.
   *[hazard] V nebezpečí je { FORM($target, "nom") }: { saga-log-dice }.
}
saga-log-with-weapon = { $armed ->
    [yes] { " " }({ FORM($weapon, "quoted") })
   *[no] { "" }
}
saga-log-dice = { $hits ->
    [0] žádný zásah
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}, { $blocks ->
    [0] žádný blok
    [one] { $blocks } blok
    [few] { $blocks } bloky
   *[other] { $blocks } bloků
}
saga-log-rerolled = { $who } hodil{ grammar-who } znovu { $count ->
    [one] { $count } kostkou
   *[other] { $count } kostkami
}: { $shown ->
    [0] padly jen prázdné strany
    [one] { $shown } něco ukazuje
    [few] { $shown } něco ukazují
   *[other] { $shown } jich něco ukazuje
}.
saga-log-soaked = { $who } ustál{ grammar-who } zásah ({ FORM($source, "quoted") }).
saga-log-paired = { $wounds ->
    [0] { $target }: vše zablokováno, bez úhony.
    [one] { $target }: prošel { $wounds } zásah.
    [few] { $target }: prošly { $wounds } zásahy.
   *[other] { $target }: prošlo { $wounds } zásahů.
}
saga-log-wounded = { $who } utrpěl{ grammar-who } { $wounds ->
    [one] { $wounds } zranění
    [few] { $wounds } zranění
   *[other] { $wounds } zranění
}{ $shields ->
    [0] { "" }
   *[other] { $wounds ->
        [one] , a to na energetickém štítu
        [few] , z toho na energetických štítech { $shields }
       *[other] , z toho na energetických štítech { $shields }
    }
}.
saga-log-crippled = { $who } je ochromen{ grammar-who }.
saga-log-eliminated = { $who } je vyřazen{ grammar-who }.
saga-log-piece-destroyed = { $who } je zničen{ grammar-who }.
saga-log-destroyed = { $what } { grammar-what-destroyed }.
saga-log-healed = { $who } se zbavil{ grammar-who } { $counters ->
    [one] { $counters } žetonu zranění
   *[other] { $counters } žetonů zranění
}.
saga-log-recharged = { $who } dobil{ grammar-who } { $counters ->
    [one] { $counters } políčko
    [few] { $counters } políčka
   *[other] { $counters } políček
} energetického štítu.
saga-log-effect = Na { FORM($who, "acc") } působí { FORM($source, "quoted") }{ saga-log-until }.
saga-log-until = { $until ->
    [turn] { " " }do konce tohoto tahu
    [activation] { " " }do konce této aktivace
    [round] { " " }do konce tohoto kola
    [next-round] { " " }do konce příštího kola
    [nexus-phase] { " " }do příští fáze Nexu
    [mission] { " " }po zbytek mise
   *[card] { "" }
}
saga-log-template = { $who } vystřelil{ grammar-who }: { FORM($weapon, "quoted") }. { $any ->
    [yes] V plamenech: { $hit }
   *[no] V plamenech nikdo nestojí
}.
saga-log-device-flames = { $somebody ->
    [yes] { $who } zapálil{ grammar-who } { FORM($device, "acc") } { FORM($aim, "in") }
   *[no] Nexus zapálil { FORM($device, "acc") } { FORM($aim, "in") }
}. { $any ->
    [yes] V plamenech: { $hit }
   *[no] V plamenech nikdo nestojí
}.
saga-log-blast = Výbuch na { $at }. { $any ->
    [yes] V dosahu: { $hit }
   *[no] Nikdo není v dosahu
}.
saga-log-detonated = { $who } odpálil{ grammar-who } nálož na { $at }.
saga-log-flashed = { $who } hodil{ grammar-who } oslepující nálož na { $at }: { $count ->
    [0] nikdo není omráčen
    [one] { $count } přisluhovač je omráčen
    [few] { $count } přisluhovači jsou omráčeni
   *[other] { $count } přisluhovačů je omráčeno
}.
saga-log-heron-shaken = { $who } je ochromen{ grammar-who } a Volavka stojí hned vedle: rozhodne kostka.
saga-log-heron-hurt = Volavka je zraněna.
saga-log-withdraws = { $who } je ochromen{ grammar-who } a míří k nejbližšímu bodu posil.
saga-log-withdrew = { $who } unikl{ grammar-who }.
