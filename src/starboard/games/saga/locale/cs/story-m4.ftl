# Skleněná zahrada: stránky mise.

saga-page-m4-briefing = Skleněná zahrada
saga-page-m4-briefing-1 = Čtvrtá úroveň pěstuje, co laboratoř jí a co zkouší. Ze stropu teplý déšť, záhony v řadách, všechno za sklem. Od „incidentu“, jak tomu říkají dveře, pracuje většina zahradníků zády ke zdi.
saga-page-m4-briefing-2 = Volavka je tady, v izolační kapsli v laboratoři na východní straně. Incident je tu taky. Pořád chodí mezi záhony a personál mu říká Sad. Zabít ho nemusíte. Snazší je někam ho odvést a zavřít dveře.
saga-page-m4-briefing-3 = Dostaňte Volavku ven jednou ze dvou cest, a všichni tou samou: tramvaj jede do archivu, služební výtah do zvěřince. Terminály zahradníků toho můžou udělat pro ně, i s nimi, víc, než sami tuší.

saga-page-m4-start = Počasí
saga-page-m4-start-1 = Uvnitř prší, jemně a podle rozvrhu. Listí se tiskne na sklo jako ruce lidí, kteří se chtějí podívat dovnitř. Přechodová komora dá každému papírovou roušku a popřeje plodný den.

saga-page-m4-orchard = Něco dýchá
saga-page-m4-orchard-1 = Za starými stromy dýchá něco velkého, pomalu, jako spáč v teplém pokoji. Má to kůru, květy a rameno. Sluní se to pod lampami a nevšimlo si vás, nebo mu to nevadí. Nechte to tak, dokud to půjde.

saga-page-m4-cold-house = Chladírna
saga-page-m4-cold-house-1 = Háky, jinovatka, pach železa. Uprostřed visí na dlouhém kabelu pěstební lampa; když se zapne z terminálu, musí všemu, co roste, připadat jako poledne. Dveře jsou široké. Nejspíš tudy měl projít někdo široký.

saga-page-m4-pod = Skleněná rakev
saga-page-m4-pod-1 = Na konci laboratoře stojí kapsle z tlustého skla, osvětlená zevnitř. Žena v ní neleží. Klepe klouby na víko a trochu netrpělivě ukazuje na terminál v rohu.

saga-page-m4-pod-open = Čerstvý vzduch
saga-page-m4-pod-open-1 = Víko se s povzdechem zvedne. Je to tam cítit mátou a člověkem, který dva dny nespal. Nevyleze hned. Nejdřív chce vědět, kdo z vás řekl ten vtip o kávě.

saga-page-m4-heron = Zevnitř
saga-page-m4-heron-1 = „Doktorka Solberg,“ řekne. „Volavka, když jinak nedáte. Ne, nemocná nejsem. Nikdo mě tam nezavřel. Zamkla jsem já. Zevnitř.“ Podívá se na listí na skle. „Byla to jediná místnost, kterou to neumělo otevřít. Půjdeme?“

saga-page-m4-trapped = Dveře drží
saga-page-m4-trapped-1 = Dveře chladírny zapadnou. Ticho. Pak se vyboulí, jednou, po celé šířce, a z rámu se sesype trochu jinovatky. Drží. Za nimi něco začíná velmi pomalu usínat.

saga-page-m4-vent = Déšť ustal
saga-page-m4-vent-1 = Ventilátory se obrátí a zahrada odletí stropem: výtrusy, listí, vzduch. Tabule praskají jedna po druhé. Déšť ustane. Křik taky. Nikdo z týmu se neptá, kolik jich tam bylo; někdo je spočítal.

saga-page-m4-won-1 = Dva dny spánku
saga-page-m4-won-1-1 = Za vámi se zahrada zavírá nad stopami. Volavka jde uprostřed týmu, krátkými kroky, jako někdo, kdo měl na cvičení jediný metr čtvereční. „Objednala jsem si něco jiného,“ říká. „Ale jste tady.“

saga-page-m4-lost-1 = Kompost
saga-page-m4-lost-1-1 = Většina z vás leží mezi záhony, je teplo a bylo by snadné zůstat. Strážní s papírovými rouškami nesou kolem vás Volavku, na židli, jako nevěstu. Ohlíží se, dokud to dveře dovolí.

saga-page-m4-lost-2 = Sklizeň
saga-page-m4-lost-2-1 = Lampy přepnou z poledne na večer, všechny naráz. Z tranzitní haly přichází víc lidí, než kolik se do zahrady vejde, se sítěmi a se seznamem, na kterém je Volavka první. Jde jim naproti sama, aby přestali střílet.

saga-page-m4-lost-3 = Sebrali ji
saga-page-m4-lost-3-1 = Seděla vedle toho, kdo padl, a čekala, až se vrátíte. Někdo jiný byl rychlejší. Zacházejí s ní opatrně, to se jim musí nechat; nesou ji jako sklo. Dveře se zavřou a vám se už neotevřou.
