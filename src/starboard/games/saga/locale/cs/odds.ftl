# Co se může stát, s pravděpodobností, než se rozhodneš.

saga-odds-unharmed = { $target }: bez úhony
saga-odds-wounds = { $wounds ->
    [one] { $who } utrpí { $wounds } zranění
    [few] { $who } utrpí { $wounds } zranění
   *[other] { $who } utrpí { $wounds } zranění
}
saga-odds-crippled = { $who } bude ochromen{ grammar-who }
saga-odds-eliminated = { $who } bude vyřazen{ grammar-who }
saga-odds-piece-destroyed = { $who } bude zničen{ grammar-who }
saga-odds-destroyed = { $what }: zničení
saga-odds-healed = { $who } se vyléčí
saga-odds-unlocked = { $door }: odemčení
saga-odds-lock-lowered = { $door }: odolnost zámku ještě { $left }
saga-odds-hacked = { $successes ->
    [0] Žádný úspěch proti firewallu
    [one] { $successes } úspěch proti firewallu
    [few] { $successes } úspěchy proti firewallu
   *[other] { $successes } úspěchů proti firewallu
}
saga-odds-operation = „{ $operation }“ se podaří
saga-odds-stealth = { $drawn ->
    [0] { $agent } si ničeho nevšimne
    [one] { $agent } se přiblíží o { $drawn } pole
    [few] { $agent } se přiblíží o { $drawn } pole
   *[other] { $agent } se přiblíží o { $drawn } polí
}
saga-odds-distracted = { $squares ->
    [0] { $agent } si hluku nevšimne
    [one] { $agent } se nechá odlákat o { $squares } pole
    [few] { $agent } se nechá odlákat o { $squares } pole
   *[other] { $agent } se nechá odlákat o { $squares } polí
}
saga-odds-detected = { $agent } tě odhalí
saga-odds-recovered = { $wounds ->
    [0] { $who } zůstane bez zranění
    [one] { $who } si ponechá { $wounds } zranění
    [few] { $who } si ponechá { $wounds } zranění
   *[other] { $who } si ponechá { $wounds } zranění
}
saga-odds-heron-hurt = Volavka bude zraněna
saga-odds-nothing = Nic se nenajde
saga-odds-find = Nález: { $card }
saga-odds-event = Událost: { $card }
saga-odds-won = { $side ->
    [mercenaries] Žoldnéři zvítězí
   *[nexus] Nexus zvítězí
}
