# What the terminal says of ISS Vanguard: its map, its panels and its boards. Files called cli… are not sent to browsers.

cli-game-vanguard = ISS Vanguard


## The title and the panel beside the map

cli-vanguard-round = Round { $round }
cli-vanguard-turn = { $left ->
    [one] { $who }, { $left } azione rimasta
   *[other] { $who }, { $left } azioni rimaste
}
# $supplies: a number, or cli-vanguard-unlimited
cli-vanguard-supplies = Provviste: { $supplies }
cli-vanguard-unlimited = illimitate
cli-vanguard-success = Gettoni Successo: { $count }
cli-vanguard-mission = Missione: { $mission }
cli-vanguard-mission-done = Missione completata: { $mission }
cli-vanguard-mission-failed = Missione fallita: { $mission }
cli-vanguard-condition = Condizione Generale: { $condition }
cli-vanguard-time = Tempo di { $card }: { $at }/{ $length }
cli-vanguard-threat = { $threat }: { $sector }
cli-vanguard-event = Evento: { $event }


## Sectors in sentences

cli-vanguard-closed = { $sector }: non in gioco
cli-vanguard-log = Annotazione { $number }
cli-vanguard-lander = il Lander
cli-vanguard-paths = Percorsi verso { $paths }
cli-vanguard-travel = Viaggio
cli-vanguard-in = Settore { $sector }
cli-vanguard-cost = costa { $count }


## Crew boards

cli-vanguard-none = nessuno
cli-vanguard-available = Disponibili: { $dice }
cli-vanguard-spent = Spesi: { $dice }
cli-vanguard-injury-dice = { $count ->
    [one] { $count } dado Ferita
   *[other] { $count } dadi Ferita
}
cli-vanguard-injuries = Ferite: { $injuries }
cli-vanguard-charges = { $count ->
    [one] { $count } Carica
   *[other] { $count } Cariche
}
cli-vanguard-status-dead = ha perso la vita
cli-vanguard-status-gone = ha lasciato il pianeta


## The end

# $ending: "lift-off", "evacuation", "mission" or "nobody"
cli-vanguard-ending = { $ending ->
    [lift-off] Decollo dopo { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } round.
    }
    [evacuation] Evacuazione di Emergenza dopo { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } round.
    }
    [nobody] Dopo { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    } non è rimasto nessuno.
   *[mission] L’esplorazione è finita dopo { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } round.
    }
}
cli-vanguard-finds = Riportato a bordo: { $finds }
cli-vanguard-fallen = { $who } non torna a bordo.


## The drawn map

# One letter for each Section
cli-sign-security = S
cli-sign-recon = R
cli-sign-science = C
cli-sign-engineering = I
cli-legend-vanguard =
    {"["}3 SI] un Settore, il suo numero e chi si trova lì; (3) uno non in gioco. =2: l’opzione della domanda che porta lì.
    S Sicurezza, R Ricognizione, C Scienza, I Ingegneria. ▲ il Lander, ! una Minaccia.
    I tuoi sono azzurri, i Settori della domanda gialli.
