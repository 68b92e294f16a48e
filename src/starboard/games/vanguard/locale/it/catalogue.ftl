# How ISS Vanguard can be begun: modes, Sections, planets, options, shown where people choose.

## Modes

vanguard-mode-tutorial = Il Tutorial
    .text = La prima esplorazione, spiegata passo dopo passo: il primo round è già preparato, nessuno si fa davvero male e le altre regole arrivano una alla volta.
vanguard-mode-expedition = Spedizione
    .text = Un pianeta, dall’atterraggio al ritorno. Da uno a quattro giocatori guidano i quattro Reparti e vincono o perdono insieme.

## Sections

vanguard-role-security = Sicurezza
    .text = In prima fila dove ci si può far male: dadi rossi, protezione per chi è vicino e la forza di sopportare le Ferite.
vanguard-role-recon = Ricognizione
    .text = Passo svelto: dadi verdi, vie più brevi e occhio per i pericoli prima che accadano. Parla per la squadra quando nessun altro lo fa.
vanguard-role-science = Scienza
    .text = Indizi e Scoperte: dadi verdi e blu, carte che spiegano l’inspiegabile e aiuto per i feriti.
vanguard-role-engineering = Ingegneria
    .text = Tutto ciò che è rotto, chiuso o d’intralcio: dadi blu, Attrezzatura e riparazioni sul posto.

## Planets

vanguard-scenario-cinder = Approdo Cenere
    .text = Una luna di scorie, un lander a pezzi e una stazione che vi accoglie come se fosse aperta: i primi passi, una pagina alla volta.
vanguard-scenario-veyra = Secche di Veyra
    .text = Un mare tiepido le cui maree seguono la luce nel cielo: rilevate tre teste di scogliera, e badate da che parte va l’acqua.
vanguard-scenario-gantry = Anello del Cantiere
    .text = Un cantiere ad anello attorno a una Lanterna mai finita: le luci sono accese, le tavole apparecchiate, e una voce cortese è lieta che siate venuti al lavoro.
vanguard-scenario-ossuary = Piana dell’Ossario
    .text = Una piana dove nessuno distingue la chiglia dall’osso, e sotto qualcosa che canta con voci che conoscete.

## Options: the harder mode, and other readings of the printed rules

vanguard-option-deadly-space = Spazio Mortale
    .text = Più difficile: chi causa un’Evacuazione di Emergenza muore, «Sfinimento» non si può girare a faccia in giù e il primo Evento di ogni round ha entrambi gli effetti.
vanguard-option-only-travel-barred = «Nessun movimento» vieta solo il Viaggio
    .text = L’icona «Nessun movimento» vieta soltanto l’azione Viaggio. Gli effetti possono muovere i Membri dell’Equipaggio fuori dal Settore.
vanguard-option-one-sacrifice-for-all = Basta un Sacrificio
    .text = Chi deve Spendere più dadi e non ne ha abbastanza Disponibili ne Sacrifica uno solo, per quanti ne manchino.
vanguard-option-sacrifice-in-colour = Il Sacrificio mantiene il colore
    .text = Chi non può Spendere un dado del colore indicato ne Sacrifica uno di quel colore, oppure ottiene «Sfinimento».
vanguard-option-vanguard-not-any = Vanguard non è «Qualsiasi»
    .text = In una Combinazione di Dadi Vanguard non conta come simbolo «Qualsiasi». Conta ancora come icona espressamente indicata.
vanguard-option-logs-in-own-turn = Annotazioni solo nel proprio turno
    .text = L’Annotazione di un Settore si legge solo quando un Membro dell’Equipaggio vi arriva nel proprio turno.

## Endings

vanguard-ending-lift-off = La squadra è decollata
vanguard-ending-mission = L’esplorazione è compiuta
vanguard-ending-evacuation = La squadra è stata evacuata
vanguard-ending-nobody = Sul pianeta non è rimasto nessuno
vanguard-ending-aborted = L’atterraggio è stato interrotto

vanguard-bot-scripted = con un piano


## A planet from a file

vanguard-own-choose = Un pianeta tuo…
vanguard-own-hint = Un file di pianeta (TOML) scritto da te o da altri. Prima viene controllato.
vanguard-own-chosen = Il tuo pianeta
