# Co server odmítá: co se stalo a co s tím. Názvy jsou kódy serveru.


## Kdo jsi

error-not-signed-in = Zatím tě neznáme. Zadej jméno a zkus to znovu.
error-bad-name = Jméno má 1 až 40 viditelných znaků. Zvol prosím jiné.
error-login-taken = Toto přihlašovací jméno už má jiný účet. Zvol jiné, nebo se přihlas, pokud je tvoje.
error-has-account = Účet už máš. Chceš-li použít jiný, nejdřív se odhlas.
error-wrong-login = K tomuto přihlašovacímu jménu a heslu žádný účet nepatří. Zkontroluj obojí a zkus to znovu.
error-weak-password = Heslo má 8 až 200 znaků. Dobře poslouží třeba tři nebo čtyři slova za sebou.
error-too-many-requests = To bylo moc najednou. Počkej pár vteřin a pokračuj.
error-too-many-connections = Server má právě příliš mnoho otevřených spojení. Zavři ostatní okna, nebo to za chvilku zkus znovu.
error-table-crowded = Tento stůl sleduje příliš mnoho lidí. Zkus to později.
error-too-many-windows = Máš otevřeno příliš mnoho oken se stoly. Jedno zavři a zkus to znovu.
error-too-many-tries = Příliš mnoho špatných hesel k tomuto jménu. Počkej deset minut, nebo se přihlas na zařízení, které tu už známe.
error-wrong-origin = Požadavek přišel z jiného webu a byl odmítnut. Otevři Starboard na jeho vlastní adrese a zkus to znovu.
error-webhooks-off = Tento server na webové adresy zprávy neposílá. Že jsi na tahu, ti řeknou oznámení v prohlížeči.
error-bad-webhook = Na tuto adresu odsud zprávy posílat nelze. Musí začínat https:// a vést na server, který je tu povolený.


## Stoly a místa

error-no-such-table = Takový stůl neexistuje. Odkaz je možná neúplný; nech si ho poslat znovu.
error-no-such-seat = Takové místo u tohoto stolu není. Načti stránku znovu a uvidíš, která tu jsou.
error-no-such-game = Tuto hru tu nemáme. Vyber si některou ze seznamu.
error-no-such-page = Na této adrese nic není. Vrať se na úvodní stránku.
error-not-a-member = K tomuto stolu potřebuješ pozvánku. Požádej o odkaz toho, kdo stůl otevřel.
error-wrong-invite = Tato pozvánka neplatí, nebo už neplatí. Požádej o nový odkaz.
error-not-the-host = To smí jen hostitel stolu. Požádej ho v chatu.
error-not-your-seat = To místo není tvoje. Nejdřív si sedni na volné.
error-no-spectators = Tento stůl nepouští diváky. Požádej hostitele o místo, nebo ať diváky povolí.
error-seat-taken = To místo je obsazené. Vyber si jiné.
error-seen-another-seat = V této hře už znáš tajemství jiného místa. Vrať se na ně, nebo se jen dívej.
error-seat-empty = To místo už je volné.
error-already-seated = U tohoto stolu už místo máš. Chceš-li jiné, nejdřív vstaň.
error-table-full = Máš otevřeno příliš mnoho stolů. Odlož do archivu některý, který už nepotřebuješ, a zkus to znovu.
error-not-started = Hra ještě nezačala. Hostitel ji spustí, až budou všechna místa obsazená.
error-already-started = Hra už začala. Tohle šlo změnit jen předtím.
error-seats-empty = Na každém místě musí být nejdřív člověk nebo bot. Někoho pozvi, nebo na prázdná místa posaď boty.
error-game-over = Hra skončila. Můžeš si ji přehrát, nebo otevřít nový stůl.
error-not-over = To jde jen u dohraných her. Tuhle nejdřív dohraj.
error-others-played = V této hře drželi karty i jiní. Soubor by je ukázal; dostaneš ho, až hra skončí.
error-paused = Hra je pozastavená. Pokračovat může kterýkoli hráč: zvol v nabídce „Pokračovat“.
error-not-paused = Hra není pozastavená. Prostě hraj dál.
error-archived = Tento stůl je v archivu. Chceš-li pokračovat, exportuj ho a soubor zase importuj.
error-table-damaged = To, co je o tomto stole uloženo, je poškozené a nejde to hrát. Stůl byl odložen stranou; dej vědět správci serveru.


## U stolu

error-already-decided = O tom už bylo rozhodnuto. Stůl teď ukazuje, jak se věci mají.
error-not-asked = Teď se tě nikdo na nic neptá. Počkej na další otázku.
error-illegal-answer = Taková možnost tu není. Vyber některou ze seznamu.
error-rule-fault = Při tomto rozhodnutí selhává pravidlo hry. Nic se nezměnilo: rozhodni se jinak, nebo navrhni návrat zpět.
error-cannot-undo = Nemáš co vzít zpět.
error-no-vote = Už se o ničem nehlasuje.
error-vote-open = U stolu se už hlasuje. Počkej, až všichni odpoví.
error-no-window = Čas na reakci už uplynul.
error-odds-off = Tento stůl šance neukazuje. Hostitel je může zapnout v nabídce stolu.
error-odds-dropped = Šance se nespočítaly, protože mezitím přišlo něco jiného. Podívej se na otázku znovu.
error-advice-off = U tohoto stolu není průvodce, kterého by šlo požádat o radu.


## Příprava stolu

error-setup-players = { $least ->
    [one] { $most ->
        [one] Tento stůl je pro jednoho hráče, ne pro { $seats }. Uber místa, nebo zvol jiný režim.
        [few] Tento stůl je pro 1 až { $most } hráče, ne pro { $seats }. Přidej nebo uber místa, nebo zvol jiný režim.
       *[other] Tento stůl je pro 1 až { $most } hráčů, ne pro { $seats }. Přidej nebo uber místa, nebo zvol jiný režim.
    }
   *[other] { $most ->
        [few] Tento stůl je pro { $least } až { $most } hráče, ne pro { $seats }. Přidej nebo uber místa, nebo zvol jiný režim.
       *[other] Tento stůl je pro { $least } až { $most } hráčů, ne pro { $seats }. Přidej nebo uber místa, nebo zvol jiný režim.
    }
}
error-setup-scenario-mode = Scénář „{ $scenario }“ se v tomto režimu nehraje. Zvol jiný scénář nebo jiný režim.
error-setup-campaign-only = Scénář „{ $scenario }“ se hraje jen v kampani. Otevři kampaň, nebo zvol jiný scénář.
error-setup-no-campaign = Tento scénář není součástí žádné kampaně. Zvol jiný.
error-setup-campaign-mode = Kampaň „{ $campaign }“ se v tomto režimu nehraje. Zvol jiný režim.
error-setup-option-mode = Varianta „{ $option }“ se v tomto režimu nehraje. Vypni ji, nebo zvol jiný režim.
error-setup-no-role = Místo { $seat } ještě nemá roli. Dej mu ji, nebo místo uber.
error-setup-role-alone = Kdo hraje roli „{ $role }“, nemůže hrát nic jiného. Ostatní role dej jinému místu.
error-setup-role-count = { $most ->
    [one] { $count ->
        [0] Někdo musí hrát roli „{ $role }“. Dej ji některému místu.
       *[other] Roli „{ $role }“ může hrát jen jedno místo. Dej ostatním jinou roli.
    }
    [few] Roli „{ $role }“ hrají { $least } až { $most } místa, ne { $count }. Změň, kdo co hraje.
   *[other] Roli „{ $role }“ hraje { $least } až { $most } míst, ne { $count }. Změň, kdo co hraje.
}


## Kampaně

error-no-such-campaign = Taková kampaň není. Možná je odkaz neúplný; podívej se mezi své kampaně.
error-no-such-chapter = Takovou kapitolu tato kampaň nemá. Načti stránku znovu a uvidíš ty, které má.
error-chapter-not-over = Kapitola, na kterou by se navazovalo, ještě neskončila. Nejdřív ji dohrajte.
error-chapter-goes-on = Další kapitola už začala, a tak konec této zůstává. Můžete ale začít novou větev od místa před touto kapitolou.
error-chapter-fixed = Režim a varianty platí pro celou kampaň a nedají se změnit pro jednu kapitolu.
error-campaign-over = Kampaň tady skončila. Můžeš začít novou větev od některé dřívější kapitoly.
error-campaign-archived = Tato kampaň je v archivu. Nejdřív ji z něj vyndej, pak se dá pokračovat.
error-campaign-secret = Tato kampaň přenáší tajemství z kapitoly do kapitoly. Dokud neskončí, vidíš její kapitoly vlastníma očima a její soubor nedostane nikdo.
error-campaign-full = Tato kampaň má tolik kapitol, kolik jich mít může. Začni novou.
error-campaigns-full = Máš příliš mnoho kampaní. Odlož do archivu některou, kterou už nepotřebuješ, a zkus to znovu.
error-setup-not-own = Misi z tohoto souboru tu nelze hrát.
error-own-broken = Tuto misi nelze hrát.
error-own-too-large = Tato mise je příliš velká: nejvýše { $most } KiB.
error-wrong-scenario = Tento scénář tam nenavazuje. Vyber některý z těch, které mohou následovat.


## Soubory, požadavky, server

error-bad-file = To není soubor s hrou ze Starboardu, nebo je poškozený. Vyber soubor, který byl exportován odsud.
error-file-newer = Ten soubor vytvořil novější Starboard. Importuj ho na aktuálním serveru.
error-file-other-game = Ten soubor patří ke hře, kterou tento server nemá.
error-file-too-long = Ten soubor je delší než jakákoli hra. Vyber soubor, který byl exportován odsud.
error-file-unplayable = Rozhodnutí v tom souboru se neřídí pravidly, takže ho nelze znovu přehrát. Vyber soubor, který nikdo neměnil.
error-file-impossible = Stůl v tom souboru nemůže existovat: něco chybí, přebývá nebo leží jinde. Vyber soubor, který nikdo neměnil.
error-too-much-work = Zabralo to víc času nebo paměti, než na to tento server dává. Bylo to ukončeno a nic se nezměnilo.
error-too-large = To je víc, než kolik stůl unese. Pošli něco kratšího.
error-bad-request = Tomu server nerozuměl. Zkontroluj zadané údaje; jsou-li v pořádku, načti stránku znovu.
error-bad-frame = Té zprávě stůl nerozuměl. Načti stránku znovu; o nic nepřijdeš.
error-unexpected = Stalo se něco nečekaného. Načti stránku znovu; pokud to nepomůže, dej vědět tomu, kdo tento server provozuje.
error-busy = Server toho má právě víc najednou. Zkus to za chvíli znovu.
error-storage-trouble = { $kind ->
    [full] Disk tohoto serveru je plný. Nic se nezměnilo; dej vědět tomu, kdo server provozuje, a zkus to později.
    [locked] Databázi serveru zaměstnává jiný program. Nic se nezměnilo; zkus to za chvíli znovu.
    [read-only] Server teď může jen číst, ne ukládat. Nic se nezměnilo; dej vědět tomu, kdo server provozuje.
    [broken] Disk tohoto serveru selhává. Nic se nezměnilo; dej vědět tomu, kdo server provozuje.
    [away] Server se nedostane ke své databázi. Zůstaň tady: jakmile bude zpět, stůl ukáže, zda se tvůj poslední krok uložil.
    [slow] Databáze serveru neodpovídá. Zůstaň tady: jakmile odpoví, stůl ukáže, zda se tvůj poslední krok uložil.
   *[other] Stůl teď nelze uložit. Nic se nezměnilo; zkus to za chvíli znovu.
}
error-shutting-down = Server se právě restartuje. Zůstaň tady: stůl se za chvíli vrátí sám.
