# Montážní prstenec: záznamy.

vanguard-page-gantry-830 = Pozdě
vanguard-log-gantry-830-1 = „Dobrý večer,“ řekne prstenec dřív, než se kdokoli čehokoli dotkl. „Jdete pozdě. Čaj ještě zbyl.“ Svorka sevře výsadkovou loď, jako se svírá ruka při pozdravu, pevně a ne moc dlouho. Všechna světla svítí. Vidět není nikdo.
vanguard-log-gantry-830-2 = Hlas čeká. Čeká už asi dvě stě let a není v něm žádná výtka, jen za ním tikají hodiny. Má tým za směnu, která už tu dávno měla být. Je poznat, že by rád něco slyšel.

vanguard-page-gantry-831 = Čtyřicet míst
vanguard-log-gantry-831-1 = Prostřeno pro čtyřicet. Čtyřicet šálků, čtyřicet lžiček, ubrousky složené do lodiček. Přejíždím rukavicí po stole: žádný prach. Po dalším: žádný prach. Jedna židle je odsunutá, jedna ze čtyřiceti. Těch třicet devět se mi nelíbí. Ta jedna ještě míň.

vanguard-page-gantry-832 = Jantar
vanguard-log-gantry-832-1 = Jističe jsou nahoře, všechny. Jantar bzučí. Teď bzučí o kousek výš, jako by se ho někdo na něco zeptal a on si v hlavě procházel odpovědi. Ruce pryč, všichni. Na nic nesahejte. A o nic se ani neopírejte.

vanguard-page-gantry-833 = Modrá
vanguard-log-gantry-833-1 = Modrá naběhne ve třech tónech, jeden nad druhým, akord, ve kterém je mezera. Neusadí se. Zdvořile stojí a čeká, až bude zbytek prstence souhlasit, a zbytek prstence se o tom podle všeho radí.

vanguard-page-gantry-836 = Bílá
vanguard-log-gantry-836-1 = Cívky sedí a Bílá vzala zátěž bez mrknutí. Žádná jiskra, žádný zápach, žádná stížnost. To může být dobře. Zkušenost říká, že když si nic nestěžuje, je to buď moc dobré, nebo si toho ještě nevšimlo. Stojíme a čekáme, co z toho.

vanguard-page-gantry-834 = Ještě ne
vanguard-log-gantry-834-1 = „Ještě ne, drahoušku,“ řekne hlas. Všechny lampy v prstenci zhasnou. Tma trvá právě tak dlouho, aby si člověk připadal hloupě; pak se lampy vrátí, mírnější než předtím, a všechny panely ukazují nulu. „Vůbec není kam spěchat.“

vanguard-page-gantry-835 = Další, prosím
vanguard-log-gantry-835-1 = „Děkuji,“ řekne hlas a je poznat, že to myslí vážně. „Další, prosím.“ Za okny setřese jinovatku kus prstence, který se nehnul po celé generace, začne se pomalu otáčet a srovná krok s ostatními.

vanguard-page-gantry-837 = Skafandr na laně
vanguard-log-gantry-837-1 = Tam venku za zábradlím visí na laně skafandr, ruce rozpažené, čelem k Lucerně. Volám ho vysílačkou. To se přece dělá. Trochu se na laně pootočí, světlo mé lampy mu padne do hledí a uvnitř nikdo není.
vanguard-log-gantry-837-2 = Zavíral ho zvenku, těsnění po těsnění, někdo, kdo to uměl, a zavíral ho prázdný. Potom ho sem pověsil, jako se věší kabát. Na límci má dvě známky. V jídelně je asi postrádají.

vanguard-page-gantry-838 = Druhá směna
vanguard-log-gantry-838-1 = Prstencem projde písknutí, podlahou i zuby. „Druhá směna, prosím,“ řekne hlas vesele. Podél stěn se nářadí samo zvedá z háků, protahuje se a rozhlíží po práci. Kdo jen tak postává, vypadá jako práce až moc.

vanguard-page-gantry-839 = První směna
vanguard-log-gantry-839-1 = Zase písknutí, hlubší. „První směna, prosím.“ Lampy jsou najednou teplé a ospalé a stroje uklízejí všechno tam, kam to patří: klíče na háky, šálky na podšálky. Kdo je zrovna v dílně, toho vezmou za límec, docela vlídně, a vrátí ho ke dveřím.

vanguard-page-gantry-840 = Všem pracovníkům
vanguard-log-gantry-840-1 = Tři tóny, jeden akord a mezera už v něm není. Na druhé straně se odemkne velký buben, zní to, jako když se otevírá těžká kniha. „Archiv je přístupný všem pracovníkům,“ řekne hlas. „Děkuji, že jste zůstali déle.“
vanguard-log-gantry-840-2 = Pak čte jména. Čtyřicet, beze spěchu, a po každém chvíli čeká na odpověď. Nikdo se neozve. Po čtyřicátém se nadechne, ačkoli nemusí, a čte dál: jména členů týmu, jedno po druhém, všechna vyslovená správně.

vanguard-page-gantry-841 = Na výplatní listině
vanguard-log-gantry-841-1 = Tu nahrávku jsem slyšela. Má vaše jména, vaše hodnosti a, pokud se nepletu, vaše hodiny. Jste na její výplatní listině. Za dvě stě let tam nikoho nepropustili a nikomu nezaplatili. Využijte toho, než někdo zkontroluje účty.

vanguard-page-gantry-842 = Po práci
vanguard-log-gantry-842-1 = „Ach,“ řekne hlas. „To už je tolik? Děkuji, že jste jim to řekli.“ Jeden po druhém slézají stroje ze stěn a skládají se tam, kde stojí, paže k tělu, hlavy dolů, jako lidé, kteří si po práci sednou a na boty ještě nepomysleli.

vanguard-page-gantry-843 = Čtyřicet jmen
vanguard-log-gantry-843-1 = Je tu všechno. Celý koridor, každá Lucerna, každá porucha se dnem a příčinou, pokud ji znali; odlitky, slitina, úplně všechno. Třetinu z toho přečtu, snad. I třetina je víc, než kdy kdo na palubě viděl.
vanguard-log-gantry-843-2 = A vedle výkresů čtyřicet jmen a u každého čas odchodu. Vždycky po minutě. Takže tady nikdo nezemřel. Odpíchli si, popořadě, jeden po druhém, a odešli Lucernou. Náš záznamník nepobere všechno naráz. Co dřív?

vanguard-page-gantry-844 = Čtyřicet kabátů
vanguard-log-gantry-844-1 = Uvnitř nedostavěné Lucerny má světlo hranu. Dá se skrz ni prostrčit ruka a dívat se, jak o chvilku později dorazí na druhou stranu. Tam vede tyč a na ní, v řadě, všechny ve stejné výšce, visí čtyřicet kabátů.

vanguard-page-gantry-845 = To by pro dnešek bylo
vanguard-log-gantry-845-1 = „To by pro dnešek bylo,“ řekne hlas. „Děkuji všem.“ Úsek po úseku odchází proud na noc domů do náboje, do poslední jiskry. Svorka vydrží do vašeho odletu, dodá, aby si nikdo nedělal starosti. O zbytku neříká nic a zbytek nevydrží.

vanguard-page-gantry-846 = Pozor, schod
vanguard-log-gantry-846-1 = „Pozor, schod,“ řekne hlas. Svorka se otevře, prst po prstu. Za výsadkovou lodí ztlumí prstenec lampy ve všech chodbách, kterými tým prošel, a jednu nechá svítit, tu u dveří. „Zítra ve stejnou dobu?“

vanguard-page-gantry-847 = Přeřízněte to
vanguard-log-gantry-847-1 = Přeřízněte tu svorku. Neproste ji, přeřízněte ji. Ano, já to slyším taky, omlouvá se za nepříjemnosti, omlouvá se od chvíle, kdy jste zavolali. Neodpovídejte. Hlavy dolů a ven, mám vás. Pořád mluví. Nejhorší je, že to asi myslí upřímně.

vanguard-page-gantry-848 = Tácek
vanguard-log-gantry-848-1 = Vedle dveří jídelny stojí tácek vyložený plstí a v něm čtyřicet důlků. Leží tam třicet osm známek. Ty dvě ze skafandru zapadnou do posledních volných, s cvaknutím, které je spíš cítit než slyšet. Na konci chodby zezelená světlo, kterého si nikdo nevšiml.

vanguard-page-gantry-849 = Šest, potom pět
vanguard-log-gantry-849-1 = Na jedno nadechnutí jsou slyšet ostatní Lucerny, po celém koridoru, každá s vlastním tónem. Šest. Člověk by si broukal s nimi. Potom, aniž by bylo slyšet něco prasknout, pět. V rukavici leží čočka velká jako mince a je teplá.

vanguard-page-gantry-850 = Brzy
vanguard-log-gantry-850-1 = „Dobré ráno,“ řekne hlas. „Jdete brzy.“ V prstenci svítí všechny lampy, po celém obvodu, a je to světlo hezkého dne někde jinde. Vedle přechodové komory, na hácích, které byly minule prázdné, visí pracovní kombinézy. Ve velikostech týmu.
