# Co se stalo: příběh, kola a tahy, co dělá mise, kdo se kam přesunul.
# Průběh je v minulém čase dokonavém; rod dodává koncovka { grammar-who } a další z grammar.ftl.


## Příběh a mise

saga-log-page = Příběh pokračuje: „{ $title }“.
saga-log-page-chosen = Tým si zvolil: „{ $choice }“.
saga-log-variant = Mise „{ $mission }“ se hraje ve variantě „{ $variant }“.
saga-log-won = { $side ->
    [mercenaries] Žoldnéři zvítězili.
   *[nexus] Nexus zvítězil.
}
saga-log-pointed-out = V této misi je důležité: { FORM($pieces, "nom") }.
saga-log-mission-use = { $somebody ->
    [yes] { $who }: „{ $use }“.
    [squad] Tým: „{ $use }“.
   *[no] Nexus: „{ $use }“.
}
saga-log-fact = { $how ->
    [over] Něco je zase jako na začátku.
   *[kept] { $until ->
        [0] To bude mít v misi ještě následky.
       *[other] To platí do konce kola { $until }.
    }
}
saga-log-clock = { $round ->
    [0] Časový limit už neplatí.
   *[other] Čas vyprší po kole { $round }.
}
saga-log-activations = Nexus má odteď v každé fázi Nexu { $activations ->
    [one] { $activations } aktivaci
    [few] { $activations } aktivace
   *[other] { $activations } aktivací
}.
saga-log-aware = { $aware ->
    [0] Nexus ztratil po žoldnéřích veškeré stopy.
   *[other] Nexus ví, že jsou tu žoldnéři.
}
saga-log-victory-points = { $lost ->
    [0] { $points ->
        [one] { $who } získal{ grammar-who } { $points } vítězný bod.
        [few] { $who } získal{ grammar-who } { $points } vítězné body.
       *[other] { $who } získal{ grammar-who } { $points } vítězných bodů.
    }
    [one] { $who } ztratil{ grammar-who } { $lost } vítězný bod.
    [few] { $who } ztratil{ grammar-who } { $lost } vítězné body.
   *[other] { $who } ztratil{ grammar-who } { $lost } vítězných bodů.
}
saga-log-lock-set = { $lock ->
    [0] { $door }: odemčeno.
   *[other] { $door }: odolnost zámku je teď { $lock }.
}
saga-log-exit-turned = { $to ->
    [open] { $exit }: otevřeno.
   *[closed] { $exit }: zavřeno.
}
saga-log-point-grown = { $point } se rozrostl na { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}.
saga-log-barred = { $how ->
    [blind] { $who } žoldnéře neprozradí.
   *[held] Mise zadržela { FORM($who, "acc") }.
}
saga-log-unbarred = Nic už nezadržuje { FORM($who, "acc") }.
saga-log-ordered = { $who } dostal{ grammar-who } rozkaz: { $order ->
    [hold] zůstat na místě
    [guard] držet stráž
    [walk] dojít na určené místo
    [patrol] hlídkovat
    [turn-clockwise] rozhlížet se dokola
    [flee] utéct
    [hunt] lovit
    [errand] něco vyřídit
    [frenzy] zuřit
    [avoid] držet se dál
   *[other] řídit se misí
}.
saga-log-order-over = { $who } už žádný rozkaz nemá.
saga-log-activation-missed = { $who } o tuto aktivaci přiš{ grammar-who-went }.


## Kola a tahy

saga-log-round = Začalo kolo { $round }.
saga-log-turn = { $who } začal{ grammar-who } svůj tah ({ $left ->
    [0] poslední
    [one] zbývá ještě { $left }
    [few] zbývají ještě { $left }
   *[other] zbývá jich ještě { $left }
}).
saga-log-turns = Žoldnéři mají teď v každé své fázi { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
saga-log-turns-forfeited = Žoldnéři se vzdali { $turns ->
    [one] posledního tahu
   *[other] posledních { $turns } tahů
}.
saga-log-counters-up = Všechny žetony žoldnéřů jsou zase lícem nahoru.
saga-log-counter-down = { $who } ztratil{ grammar-who } odvahu: žeton žoldnéře se otočil lícem dolů.
saga-log-made-ready = { $by } vydal{ grammar-by } nové rozkazy: { FORM($who, "nom") } může znovu jednat.
saga-log-counters-dealt = Žetony žoldnéřů jsou rozdané: { $counters }.
saga-log-counter-of = { $who } ({ $colour })
saga-log-colour-red = červená
saga-log-colour-blue = modrá
saga-log-colour-green = zelená
saga-log-colour-yellow = žlutá
saga-log-colour-purple = fialová
saga-log-colour-orange = oranžová
saga-log-action = { $who } si zvolil{ grammar-who } akci: { $action ->
    [shoot] střelba
    [assault] útok zblízka
    [door] otevřít nebo zavřít dveře
    [hack] přístup k terminálu
    [interact] interakce s terénem
    [trade] vyměnit vybavení
    [recover] sebrat odložené předměty
    [deploy] rozmístit
    [use] použít vybavení
    [pack-up] sbalit
    [repair] polní oprava
    [distract] rozptýlit
   *[mission] něco, co nabízí jen tato mise
}.
saga-log-feat = { $who } předvedl{ grammar-who } mistrovský kousek { FORM($feat, "quoted") }.
saga-log-mode = { $who } přepnul{ grammar-who } na režim { FORM($mode, "quoted") }.


## Kdo kde stojí

saga-log-placed = { $who } stojí na { $at }.
saga-log-moved = { $who } se přesunul{ grammar-who } na { $square } ({ $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
   *[other] { $steps } polí
}).
saga-log-turned = { $who } se otočil{ grammar-who } { FORM($facing, "in") }.
saga-log-entered = { $who } vstoupil{ grammar-who } na herní plán na { $at }.
saga-log-landed = { $who } přistál{ grammar-who } na { $at }.
saga-log-left = { $who } opustil{ grammar-who } herní plán.
saga-log-break-away = { $who } se odpoutal{ grammar-who } na { $to }.
saga-log-break-away-called-off = { $who } se nedokázal{ grammar-who } odpoutat a zůstal{ grammar-who } na místě.
saga-log-slipped-past = { $who } proklouzl{ grammar-who } a pokračoval{ grammar-who } dál.
saga-log-pushed = { $somebody ->
    [yes] { $by } odtlačil{ grammar-by } { FORM($who, "acc") } na { $at }.
   *[no] { $who } se ocitl{ grammar-who } na { $at }.
}


## Co je z plánu vidět

saga-log-zone-revealed = Nově odhaleno: { FORM($zone, "nom") }.
saga-log-camera = Kamera ukázala { FORM($zone, "acc") }: { $figures ->
    [0] nikdo tam není
    [one] { $figures } nepřítel
    [few] { $figures } nepřátelé
   *[other] { $figures } nepřátel
}.
saga-log-darkness-placed = Kolem { $at } padla tma.
saga-log-darkness-removed = Kolem { $at } se rozsvítilo.
