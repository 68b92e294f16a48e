# Srdce: stránky mise.

saga-page-m7-briefing = Srdce
saga-page-m7-briefing-1 = Celý Deepwell visí na jediném reaktoru a jediná cesta do ředitelského patra vede kolem něj. Tluče. Jednou za kolo zasáhne čtvrtinu haly, jako ručička hodin, a neptá se koho.
saga-page-m7-briefing-2 = Se srdcem se dají dělat dvě věci. Otevřít dva ze tří chladicích ventilů a udržet velín: pak se uklidní a polovina dveří pod ním usne spolu s ním. Nebo nechat nálože na třech ze čtyř pylonů a vrátit se, kudy jste přišli, a rychle.
saga-page-m7-briefing-3 = To první nechá všechno stát. To druhé ne. Ať jste si vybrali cokoli, naučte se číst hodiny: za bednou nebo u pylonu jste v bezpečí, a kam udeří příště, víte vždycky.

saga-page-m7-start = Tep
saga-page-m7-start-1 = Podrážkami proniká žár a s ním tep, pomalý a pravidelný, kterému se vaše vlastní srdce snaží přizpůsobit. Na dveřích je datum poslední kontroly. Bylo to jiné století.

saga-page-m7-core = Reaktor
saga-page-m7-core-1 = Reaktor stojí uprostřed haly jako dům, který někdo vnesl dovnitř. Drží ho čtyři pylony a jejich stíny leží na podlaze jako číslice na ciferníku. Ručička vidět není. Poznáte, až kolem vás projde.

saga-page-m7-first-pulse = Jedna hodina
saga-page-m7-first-pulse-1 = Na okamžik ukazují všechny stíny stejným směrem. Pak je cítit rozpálený kov a čtvrtina haly má jinou barvu. Za každou bednou zůstalo čisté místo. To místo si zapamatujte.

saga-page-m7-control-room = Velín
saga-page-m7-control-room-1 = Ciferníky od zdi ke zdi a všechny se tváří uraženě. Vedle ventilu stojí zbraň na trojnožce a za zbraní někdo, kdo čekal jen na důvod.

saga-page-m7-frost = Jinovatka
saga-page-m7-frost-1 = Tady uvnitř je zima. Na trubkách roste jinovatka hustá jako srst a kolo chladicího ventilu je natřené červeně, se slovem v jazyce, který nikdo z týmu nečte. Nejspíš je to „ne“.
saga-page-m7-frost-2 = Tep je přesto cítit i tady, pomalý a tlumený, jako by někdo držel srdce zpátky dvěma prsty. Kdo přiloží ucho k trubce, slyší, kam udeří příště. Pak je dobré ucho opatrně odlepit; trubka si ho nechává ráda.

saga-page-m7-second-valve = Podlaha se zastaví
saga-page-m7-second-valve-1 = Druhý ventil je ten hlasitý. Zaječí v každé trubce v domě, a pak podlaha poprvé netluče. Do ticha se za vámi otevře stěna, a ten, kdo jí projde, k vám nepatří.

saga-page-m7-third-charge = Rychleji
saga-page-m7-third-charge-1 = Třetí nálož zacvakne a srdce odpoví. Tluče rychleji, jako někdo, kdo pochopil. Služební komora se otevře. Máte čtyři kola; páté vám tu nikdo nedá.

saga-page-m7-won-1 = U lůžka
saga-page-m7-won-1-1 = Ručičky klesají jedna po druhé do zelené. Hala při chladnutí tiká jako trouba po nedělním obědě. Někdo poplácá stěnu. Už je to dávno, co tu byl na nějaký stroj někdo hodný.

saga-page-m7-won-2 = Dlouhý doutnák
saga-page-m7-won-2-1 = Komora se zavře za posledním z vás a zeď tluče dál, rychle a mělce. Nebude to dnes a nebude to naráz. Ale co jste tam nechali, už se nedá vzít zpátky, a Deepwell začal počítat.

saga-page-m7-lost-1 = Zástava srdce
saga-page-m7-lost-1-1 = Většina z vás leží tam, kudy prošla ručička. Kdo ještě chodí, táhne ostatní za límec, od čistého místa k čistému místu, až je pod nohama koberec. Srdce si toho nevšímá. Ze svého pohledu ještě nikoho neztratilo.

saga-page-m7-lost-2 = Čas úmrtí
saga-page-m7-lost-2-1 = Ručička oběhla ciferník jednou navíc. Světla zčervenají a hala zavře dveře za vším, co je uvnitř, jak to má v popisu práce. V doutnajících kabátech vpadnete do posledního výtahu. Dokončit nestihl nikdo nic.
